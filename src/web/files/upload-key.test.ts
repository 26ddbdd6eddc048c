import { expect, test } from 'vitest';
import { type UploadPlace, uploadKey } from './upload-key.ts';

const PLACE: UploadPlace = { type: 'project', id: '0197', itemId: 'a', sender: null };
const file = (name = 'balkon.jpg', content = 'obsah', lastModified = 1) =>
  new File([content], name, { lastModified });

test.each([
  ['with the digest of the browser', crypto.subtle],
  ['without it', undefined],
])('the key of an upload is the same for the same content, name and place alone: %s', async (_, subtle) => {
  const key = await uploadKey(file(), PLACE, subtle);
  expect(key).toMatch(/^[\w-]{16,100}$/);
  expect(await uploadKey(file('balkon.jpg', 'obsah', 2), PLACE, subtle)).toBe(key);
  const others = await Promise.all([
    uploadKey(file('balkon-2.jpg'), PLACE, subtle),
    uploadKey(file('balkon.jpg', 'obsaH'), PLACE, subtle),
    uploadKey(file(), { ...PLACE, itemId: null }, subtle),
    uploadKey(file(), { ...PLACE, itemId: 'b' }, subtle),
    uploadKey(file(), { ...PLACE, sender: 'account 1' }, subtle),
    uploadKey(file(), { ...PLACE, sender: 'account 2' }, subtle),
    uploadKey(file(), { ...PLACE, id: '0198' }, subtle),
    uploadKey(file(), { ...PLACE, type: 'offer' }, subtle),
  ]);
  expect(new Set([key, ...others]).size).toBe(9);
});
