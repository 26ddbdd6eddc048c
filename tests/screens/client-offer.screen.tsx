import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatCents } from '#domain/kernel/format.ts';
import {
  acceptOffer,
  askOfferRenewal,
  declineOffer,
  endOfferReminders,
} from '#domain/offers/link-contract.ts';
import { offerPayments } from '#domain/payments/contract.ts';
import { expectAccessible } from './axe.ts';
import {
  acceptedOffer,
  declinedOffer,
  expiredOffer,
  OPTION,
  offerAs,
  openOffer,
  revisedOffer,
} from './client-offer.tsx';
import { press, putInto } from './keyboard.ts';
import { visible } from './texts.ts';

const answer = page.getByRole('complementary', { name: 'Prijatie ponuky' });
const name = answer.getByLabelText('Vaše meno a priezvisko');
const ico = answer.getByLabelText('IČO', { exact: true });
const agreed = answer.getByRole('checkbox', { name: /^Súhlasím/ });
const order = answer.getByRole('button', { name: /^Objednávka/ });
const tick = page.getByRole('checkbox', { name: OPTION.name });

const price = () =>
  visible(page.getByText(/€$/)).find((each) => each.matches('.client-offer-price'))?.textContent;

test('who accepts is told what is missing, field by field, and what was ticked and signed is sent', async () => {
  const offer = offerAs();
  const { on } = await openOffer(offer);
  const accepted = on(acceptOffer, ({ body }) => acceptedOffer(body));
  on(offerPayments, () => ({ payments: [] }));
  const { total } = offer.totals.once;
  await expect.poll(price).toBe(formatCents(total));
  await expect.element(name).toHaveValue('');
  await expect.element(agreed).not.toBeChecked();
  await press(tick, ' ');
  await expect.element(tick).toBeChecked();
  await expect.poll(price).toBe(formatCents(total + OPTION.price));

  await press(order);
  await expect.element(answer.getByText(/^Napíšte meno/)).toBeVisible();
  await expect.element(name).toHaveFocus();
  await name.fill('Ľubomíra Šťastná');
  await expect.element(answer).toMatchTextContent('Služby sú určené podnikateľom a právnickým osobám.');
  await ico.fill('12345678');
  await press(order);
  await expect.element(answer.getByText(/^IČO nie je správne/)).toBeVisible();
  await expect.element(ico).toHaveFocus();
  await ico.fill('12 345 679');
  await press(order);
  await expect.element(answer.getByText(/^Označte, že súhlasíte/)).toBeVisible();
  await expect.element(agreed).toHaveFocus();
  await expectAccessible();
  expect(accepted).toEqual([]);
  await press(agreed, ' ');
  await expect.element(answer.getByLabelText(/IČO.12345679\.$/)).toBeChecked();
  await press(order);
  await expect.element(answer.getByText('Prijatá', { exact: true })).toBeVisible();
  expect(accepted.map(({ body }) => body)).toMatchObject([
    {
      chosen: ['gallery'],
      shown: { once: total + OPTION.price },
      name: 'Ľubomíra Šťastná',
      ico: '12345679',
    },
  ]);
  await expectAccessible();
});

test('what a program has put into the name and IČO without a word is what is shown, agreed to and sent', async () => {
  const { on } = await openOffer(offerAs());
  const accepted = on(acceptOffer, ({ body }) => acceptedOffer(body));
  on(offerPayments, () => ({ payments: [] }));
  await putInto(name, 'Ľubomíra Šťastná');
  await putInto(ico, '12 345 679');
  await press(agreed, ' ');
  await expect.element(answer.getByLabelText(/IČO.12345679\.$/)).toBeChecked();
  await expect.element(name).toHaveValue('Ľubomíra Šťastná');
  await press(order);
  await expect.element(answer.getByText('Prijatá', { exact: true })).toBeVisible();
  expect(accepted.map(({ body }) => body)).toMatchObject([{ name: 'Ľubomíra Šťastná', ico: '12345679' }]);
});

test('a revision that is sent meanwhile takes nothing away that was written or ticked, but the consent', async () => {
  const { become } = await openOffer(offerAs());
  await press(tick, ' ');
  await page.getByRole('button', { name: `Spýtať sa na položku ${OPTION.name}` }).click();
  const question = page
    .getByRole('region', { name: `Otázky k položke ${OPTION.name}` })
    .getByLabelText('Vaša otázka');
  await expect.element(question).toHaveFocus();
  await question.fill('A kto to bude spravovať?');
  await name.fill('Ľubomíra Šťastná');
  await press(agreed, ' ');
  become(revisedOffer());
  dispatchEvent(new Event('focus'));
  await expect
    .element(page.getByText('Prišla revízia B. Revízia A, ktorú čítate, už neplatí.'))
    .toBeVisible();
  await expectAccessible();
  await expect.element(question).toHaveValue('A kto to bude spravovať?');
  await page.getByRole('button', { name: 'Otvoriť revíziu B' }).click();
  await expect.element(page.getByText(/, revízia B$/)).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(question).toHaveValue('A kto to bude spravovať?');
  await expect.element(tick).toBeChecked();
  await expect.element(name).toHaveValue('Ľubomíra Šťastná');
  // Who has agreed to revision A has not agreed to B.
  await expect.element(agreed).not.toBeChecked();
});

test('whoever declines says why, can go back, and is left with what they have said', async () => {
  const { on } = await openOffer(offerAs());
  const declined = on(declineOffer, ({ body }) => declinedOffer(body));
  const isWritten = page.getByText('Zapíše sa meno, čas, IP adresa');
  await expect.element(isWritten).toBeVisible();
  await press(answer.getByRole('button', { name: 'Odmietnuť' }));
  await expect.element(isWritten).not.toBeInTheDocument();
  await press(answer.getByRole('button', { name: 'Odmietnuť ponuku' }));
  await expect.element(answer.getByRole('radio').first()).toHaveFocus();
  await expect.element(answer.getByText('Vyberte dôvod.')).toBeVisible();
  await expectAccessible();
  await press(answer.getByRole('button', { name: 'Späť' }));
  await expect.element(isWritten).toBeVisible();
  await expect.element(answer.getByRole('button', { name: 'Odmietnuť' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await answer.getByRole('radio', { name: 'Cena je pre mňa privysoká' }).click();
  await answer.getByLabelText('Chcete k tomu niečo napísať?').fill('O tretinu viac, než máme.');
  await press(answer.getByRole('button', { name: 'Odmietnuť ponuku' }));
  await expect.element(page.getByText(/^Ponuka je odmietnutá \(/)).toBeVisible();
  await expect.element(page.getByText('O tretinu viac, než máme.').first()).toBeVisible();
  await expect.element(order).not.toBeInTheDocument();
  expect(declined.map(({ body }) => body.text)).toEqual(['O tretinu viac, než máme.']);
  await expectAccessible();
});

test('what was ticked is ticked again when its reader comes back, and of the next revision it is not', async () => {
  const offer = offerAs();
  const { unmount } = await openOffer(offer);
  await press(tick, ' ');
  await expect.element(tick).toBeChecked();
  await unmount();
  const again = await openOffer(offer);
  await expect.element(tick).toBeChecked();
  await expect.poll(price).toBe(formatCents(offer.totals.once.total + OPTION.price));
  await again.unmount();
  await openOffer(revisedOffer());
  await expect.poll(price).toBe(formatCents(offer.totals.once.total));
  await expect.element(tick).not.toBeChecked();
});

test('reminders end by a press', async () => {
  const { on } = await openOffer(offerAs());
  const ended = on(endOfferReminders, () => ({}));
  await page.getByRole('button', { name: 'Vypnúť pripomenutia' }).click();
  await page.getByRole('button', { name: 'Áno, vypnúť' }).click();
  await expect.element(page.getByText('Pripomenutia k tejto ponuke sú vypnuté.')).toBeVisible();
  expect(ended).toHaveLength(1);
});

test('an offer that is over is asked for again by one press', async () => {
  const { on } = await openOffer(expiredOffer());
  const asked = on(askOfferRenewal, () => ({}));
  await expect.element(page.getByText(/^Platnosť ponuky sa skončila/)).toBeVisible();
  await expect.element(order).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('button', { name: 'Obnoviť ponuku' }).click();
  await expect.element(page.getByText(/^Žiadosť odišla\./)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('an offer that was asked for again says so also to who opens it anew', async () => {
  await openOffer(expiredOffer({ renewalAsked: true }));
  await expect.element(page.getByText(/^Žiadosť odišla\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Obnoviť ponuku' })).not.toBeInTheDocument();
});
