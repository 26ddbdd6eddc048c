import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FAQ_GROUPS } from '#content/faq.ts';
import { FaqBrowser } from '#web/faq/faq-browser.tsx';
import { pageTexts } from '#web/pages/page-texts.ts';
import { expectAccessible } from './axe.ts';
import { show } from './show.tsx';
import { textsOf } from './texts.ts';

const questions = page.getByRole('group');
const search = page.getByRole('searchbox', { name: 'Hľadať v otázkach' });
const opened = () => document.querySelectorAll('details[open]').length;

const showQuestions = (at: string) => {
  const { groups } = pageTexts({ groups: FAQ_GROUPS });
  return show(<FaqBrowser groups={groups} />, { at });
};

test('a search without diacritics highlights what it finds, says how much, and stands in the address', async () => {
  const { address } = await showQuestions('/faq');
  await search.fill('ZALOHA');
  await expect.element(page.getByRole('status').filter({ hasText: 'Našla sa 1 otázka' })).toBeVisible();
  expect(questions.elements()).toHaveLength(1);
  expect(textsOf(page.getByRole('mark'))).toEqual(['záloh']);
  await expect.element(page.getByText('Menšie práce sa platia po dokončení.')).toBeVisible();
  await expect.poll(address).toBe('/faq?q=ZALOHA');
  await expectAccessible();
});

test('clearing a search shows everything closed', async () => {
  const { address } = await showQuestions('/faq?q=domena');
  await expect.element(search).toHaveValue('domena');
  await expect.element(page.getByText('Našli sa 3 otázky')).toBeVisible();
  await search.fill('');
  await expect.poll(() => questions.elements().length).toBe(15);
  expect(opened()).toBe(0);
  await expect.poll(address).toBe('/faq');
});

test('a search without result leads to asking, and back to all questions', async () => {
  await showQuestions('/faq?q=<b>xyz</b>');
  await expect.element(page.getByText('Nenašla sa žiadna otázka')).toBeVisible();
  const ask = page.getByRole('link', { name: 'Opýtať sa' });
  await expect.element(ask).toHaveAttribute('href', expect.stringContaining('kontakt'));
  await expectAccessible();
  await page.getByRole('button', { name: 'Zobraziť všetky otázky' }).click();
  await expect.poll(() => questions.elements().length).toBe(15);
  await expect.element(search).toHaveValue('');
});

test('a link to a question opens it and leads the focus there', async () => {
  await showQuestions('/faq#zaloha');
  const title = document.querySelector('details:has(#zaloha) summary');
  const question = page.elementLocator(title ?? document.body);
  await expect.element(question).toHaveTextContent('Platí sa záloha?');
  await expect.element(question).toHaveFocus();
  await expect.element(question).toBeInViewport();
  expect(opened()).toBe(1);
});

test('the address of a question can be copied', async () => {
  await showQuestions('/faq#bezplatna-udrzba');
  await page.getByRole('link', { name: /^Skopírovať odkaz.*Čo zahŕňajú/ }).click();
  await expect.element(page.getByText('Odkaz je skopírovaný', { exact: true })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(new URL('#bezplatna-udrzba', location.href).href);
});
