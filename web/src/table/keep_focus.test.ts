// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepFocus } from "./keep_focus";

const ROOM = `
  <div class="room">
    <section class="board" tabindex="-1"><button class="spot" data-at="cell:a1">a1</button></section>
    <div class="prompt"><span class="confirm"><button>One</button><button>Other</button></span></div>
    <button id="menu">Menu</button>
  </div>`;

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const focused = () => document.activeElement;

describe("the focus of a player", () => {
  let stop: () => void;

  beforeEach(() => {
    document.body.innerHTML = ROOM;
    stop = keepFocus(find(".board"));
  });
  afterEach(() => stop());

  it("moves from a prompt button that vanishes to the board, and on to the next legal spot", async () => {
    find(".confirm button").focus();
    find(".confirm").remove();
    await vi.waitFor(() => expect(focused()).toBe(find(".board")));
    find(".spot").classList.add("legal");
    await vi.waitFor(() => expect(focused()).toBe(find(".spot")));
  });

  it("is restored when a spot vanishes long after the last choice", async () => {
    find(".spot").focus();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    find(".spot").remove();
    await vi.waitFor(() => expect(focused()).toBe(find(".confirm button")));
  });

  it("stays where the player has moved it", async () => {
    find(".spot").focus();
    find("#menu").focus();
    find(".spot").remove();
    find("#menu").remove();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(focused()).toBe(document.body);
  });
});
