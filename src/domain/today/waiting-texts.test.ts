import { expect, test } from 'vitest';
import { waitingSentence } from './waiting-texts.ts';

test.each([
  [0, 0, 'Žiadny dopyt nečaká na odpoveď'],
  [1, 0, 'Jeden dopyt čaká na odpoveď'],
  [1, 1, 'Jeden dopyt čaká na odpoveď a meškáte s ňou'],
  [2, 0, '2 dopyty čakajú na odpoveď'],
  [4, 1, '4 dopyty čakajú na odpoveď, meškáte s odpoveďou na jeden'],
  [2, 2, '2 dopyty čakajú na odpoveď a meškáte s oboma'],
  [3, 3, '3 dopyty čakajú na odpoveď a meškáte so všetkými'],
  [5, 1, '5 dopytov čaká na odpoveď, meškáte s odpoveďou na jeden'],
  [9, 3, '9 dopytov čaká na odpoveď, meškáte s odpoveďou na 3'],
  [9, 6, '9 dopytov čaká na odpoveď, meškáte s odpoveďou na 6'],
  [1000, 6, 'Najmenej 1000 dopytov čaká na odpoveď, meškáte s odpoveďou na 6'],
])('%i wait, %i of them for too long', (waiting, late, sentence) => {
  expect(waitingSentence(waiting, late, 1000)).toBe(sentence);
});
