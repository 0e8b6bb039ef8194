// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { neighbour, type Box } from "./board_parts";

const grid: Box[] = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => ({ left: column * 50, top: row * 50, width: 40, height: 40 })),
);

describe("arrow keys", () => {
  it("walk a grid", () => {
    expect(neighbour(grid[4]!, grid, "ArrowRight")).toBe(5);
    expect(neighbour(grid[4]!, grid, "ArrowUp")).toBe(1);
    expect(neighbour(grid[4]!, grid, "ArrowLeft")).toBe(3);
    expect(neighbour(grid[4]!, grid, "ArrowDown")).toBe(7);
  });
  it("stop at the edge and ignore other keys", () => {
    expect(neighbour(grid[0]!, grid, "ArrowLeft")).toBe(-1);
    expect(neighbour(grid[0]!, grid, "x")).toBe(-1);
  });
  it("prefer what lies straight ahead", () => {
    const boxes: Box[] = [
      { left: 100, top: 60, width: 10, height: 10 },
      { left: 140, top: 0, width: 10, height: 10 },
    ];
    expect(neighbour({ left: 0, top: 0, width: 10, height: 10 }, boxes, "ArrowRight")).toBe(1);
  });
});
