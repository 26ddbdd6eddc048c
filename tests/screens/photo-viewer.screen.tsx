import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fileContent, filePreview } from '#domain/files/contract.ts';
import { projectFiles } from '#domain/papers/contract.ts';
import { showToast } from '#web/errors/toast-store.ts';
import { DocumentFiles } from '#web/papers/document-files.tsx';
import { linkDoor } from '#web/shell/client-door.ts';
import { expectAccessible } from './axe.ts';
import { fakeApi } from './fake-api.ts';
import { press } from './keyboard.ts';
import { show } from './show.tsx';
import { textsOf } from './texts.ts';

const NOW = '2026-11-24T09:00:00.000Z';

test('photos are looked at one by one, and what goes wrong behind them covers no button and goes first', async () => {
  const api = fakeApi();
  const canvas = new OffscreenCanvas(900, 600);
  canvas.getContext('2d')?.fillRect(0, 0, 900, 600);
  const picture = await canvas.convertToBlob();
  api.on(filePreview, () => picture);
  api.on(fileContent, () => picture);
  api.on(projectFiles, () =>
    ['dielna.jpg', 'dielna-zozadu.jpg'].map((name) => ({
      id: crypto.randomUUID(),
      name,
      bytes: 4_100_000,
      isOwn: true,
      purpose: 'item' as const,
      item: 'Fotografie dielne',
      createdAt: NOW,
    })),
  );
  const counts = {
    photos: 2,
    others: 0,
    latestAt: NOW,
    newestAt: { photos: null, others: null },
    newCount: { photos: 0, others: 0 },
    newSince: NOW,
  };
  await show(<DocumentFiles files={counts} door={linkDoor('tajne')} projectId={crypto.randomUUID()} />);
  const photos = page.getByRole('list', { name: 'Fotografie', exact: true }).getByRole('button');
  await press(photos.first());
  // Whole in a dialog, from which the arrows lead on.
  const viewer = page.getByRole('dialog', { name: /^dielna/ });
  await expect.element(viewer).toMatchTextContent('od vás, k podkladu „Fotografie dielne“');
  await expect.element(viewer.getByRole('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  const place = (words: string) => viewer.getByText(words, { exact: true });
  await expect.element(place('Fotografia 1, spolu 2')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(place('Fotografia 2, spolu 2')).toBeVisible();

  // What goes wrong behind it is told beside its buttons, and over none of them.
  showToast({ title: 'Niečo sa pokazilo', description: 'Skúste to znova o chvíľu.', variant: 'destructive' });
  const toast = page.getByRole('listitem').filter({ hasText: 'Niečo sa pokazilo' });
  await expect.element(toast).toBeVisible();
  const covered = (control: Element) => {
    const { x, y, width, height } = control.getBoundingClientRect();
    return !control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const buttons = viewer.getByRole('button');
  expect(textsOf(buttons)).toContain('Stiahnuť');
  expect(buttons.elements().filter(covered)).toEqual([]);
  // It is what lies above, so that Escape closes it first.
  await userEvent.keyboard('{Escape}');
  await expect.element(toast).not.toBeInTheDocument();
  await expect.element(viewer).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(viewer).not.toBeInTheDocument();
  // The focus comes back to the photo that was seen last.
  await expect.element(photos.nth(1)).toHaveFocus();
});
