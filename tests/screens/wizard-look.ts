import type { Answers } from './wizard.tsx';

/** Windows people have: small phones, a phone, a tablet upright and lying, a laptop. */
export const WINDOWS = [
  [320, 640],
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
] as const;

/** Answers with the longest texts of their steps. */
export const ANSWERS: Answers = {
  mode: 'Detailný rozpočet',
  trade: 'Pokrývač',
  features: ['Dopytový formulár', 'Galéria pred a po'],
  size: 'Konštrukčný líder',
  budget: /^8\s000|^viac ako/,
  timeline: 'Čo najskôr',
};

/** True when two things share a part of the screen. */
export function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
