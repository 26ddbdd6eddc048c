import { expect, test } from 'vitest';
import { waitingSentence } from './waiting-texts.ts';

test.each([
  [0, 0, 'Nikto nečaká na odpoveď'],
  [1, 0, 'Jeden dopyt čaká na odpoveď'],
  [1, 1, 'Jeden dopyt čaká na odpoveď a mešká'],
  [2, 0, '2 dopyty čakajú na odpoveď'],
  [4, 1, '4 dopyty čakajú na odpoveď, jeden mešká'],
  [2, 2, '2 dopyty čakajú na odpoveď a oba meškajú'],
  [3, 3, '3 dopyty čakajú na odpoveď a všetky meškajú'],
  [5, 1, '5 dopytov čaká na odpoveď, jeden mešká'],
  [9, 3, '9 dopytov čaká na odpoveď, 3 meškajú'],
  [9, 6, '9 dopytov čaká na odpoveď, 6 mešká'],
  [1000, 6, 'Vyše 999 dopytov čaká na odpoveď, 6 mešká'],
])('%i wait, %i of them for too long', (waiting, late, sentence) => {
  expect(waitingSentence(waiting, late, 1000)).toBe(sentence);
});
