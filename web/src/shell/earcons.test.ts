import { describe, expect, test } from "vitest";
import { EARCONS, loudness, RATE, rendered } from "./earcons";

const decibels = (ratio: number) => 20 * Math.log10(ratio);
const peak = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

describe.each(EARCONS)("the sound of %s", (name) => {
  const samples = rendered(name);

  test("is short", () => {
    const seconds = samples.length / RATE;
    expect(seconds).toBeGreaterThan(0.04);
    expect(seconds).toBeLessThan(0.9);
  });

  test("is neither too loud nor inaudible", () => {
    expect(peak(samples)).toBeLessThan(0.6);
    expect(decibels(loudness(samples))).toBeGreaterThan(-26);
    expect(decibels(loudness(samples))).toBeLessThan(-16);
  });

  test("begins and ends in silence, without a DC offset", () => {
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
    const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
    expect(Math.abs(mean)).toBeLessThan(0.003);
  });
});

test("small things are softer than a victory", () => {
  expect(loudness(rendered("tick"))).toBeLessThan(loudness(rendered("win")));
});
