import { describe, expect, test } from 'vitest';
import { MERIDIANS, OUTLINE, PARALLELS, PLAN, SPAN, townsOf } from './slovakia.ts';

describe('the plan of Slovakia', () => {
  const points = [...OUTLINE.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

  test('lies on its paper', () => {
    for (const [x = Number.NaN, y = Number.NaN] of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(PLAN.width);
      expect(y).toBeGreaterThanOrEqual(PLAN.top);
      expect(y).toBeLessThan(PLAN.height - 40);
    }
    expect(points.length).toBeGreaterThan(60);
  });

  test('is measured between its outermost points, with the meridians between them', () => {
    const xs = points.map(([x = 0]) => x);
    expect(SPAN.map((x) => x.toFixed(1))).toEqual(
      [Math.min(...xs), Math.max(...xs)].map((x) => x.toFixed(1)),
    );
    expect(MERIDIANS.every(({ x }) => x > SPAN[0] && x < SPAN[1])).toBe(true);
    expect(PARALLELS.map(({ degree }) => degree)).toEqual([48, 49]);
  });

  test('has every town inside the border', () => {
    const names = ['Komárno', 'Humenné', 'Malacky', 'Bardejov', null];
    for (const { x, y } of names.flatMap((name) => townsOf(name).towns)) expect(inside(x, y)).toBe(true);
  });

  /** By the number of border lines that a ray to the east crosses. */
  function inside(x: number, y: number): boolean {
    const crossings = points.filter(([x1 = 0, y1 = 0], index) => {
      const [x2 = 0, y2 = 0] = points[(index + 1) % points.length] ?? [];
      return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
    });
    return crossings.length % 2 === 1;
  }
});

test('the operator’s town is marked where it is known', () => {
  expect(townsOf('Žilina').own?.name).toBe('Žilina');
  expect(townsOf('Zvolen').towns).toHaveLength(townsOf(null).towns.length + 1);
  expect(townsOf('Horná Dolná').own).toBeNull();
  expect(townsOf(null).own).toBeNull();
});
