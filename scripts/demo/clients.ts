import * as desk from '#domain/clients/desk-calls.ts';
import { icoCheckDigit } from '#domain/clients/firm-numbers.ts';
import { emailOf, type Firm, known, personOf, phoneOf } from './firm.ts';
import { DEMO_FIRMS, DEMO_PEOPLE, type DemoFirm } from './people.ts';

/** Numbers begin where no register has come to: right by their check digits, and nobody's. */
const FIRST_ICO = 9_840_100;
const FIRST_DIC = 2_998_000_000;
const ELEVEN = 11;
const DAYS_UNTIL_BILLING = 2;

/** Writes down that the operator fills in what an invoice needs of a new client, some days after its first offer. */
export function fillBillingData(firm: Firm, person: string, offeredOn: number): void {
  const { diary, calendar, operator } = firm;
  const facts = DEMO_FIRMS[person];
  const { company, name } = personOf(person);
  if (!facts && !company) return;
  const { isFirm, paysVat, note, contacts = [] } = facts ?? {};
  diary.note(calendar.story(diary.clock())(offeredOn + DAYS_UNTIL_BILLING, 'operator'), async () => {
    const params = { id: known(firm.clients.get(person), person) };
    const dic = dicOf(person);
    // The contact form asks for no firm.
    const body = { name: company ?? name, ...(facts ? seatOf(person, facts) : {}) };
    const numbers = { ...(isFirm ? { dic } : {}), ...(paysVat ? { icDph: `SK${dic}` } : {}) };
    const { version, noteVersion } = await operator.make(desk.readClient, { params });
    await operator.make(desk.editClient, { params, body: { ...body, ...numbers, version } });
    if (note) await operator.make(desk.noteClient, { params, body: { note, version: noteVersion } });
    for (const [place, { name, role, mailbox }] of contacts.entries()) {
      const contact = { name, role, email: emailOf(person, mailbox), phone: phoneOf(person, place + 1) };
      await operator.make(desk.addContact, { params, body: contact });
    }
  });
}

const seatOf = (person: string, { street, city, postalCode }: DemoFirm) => ({
  ...{ street, city, postalCode },
  ico: icoOf(person),
});

const placeOf = (person: string): number => Object.keys(DEMO_PEOPLE).indexOf(person);

/** The number of the firm of a person, whoever writes it down. */
export function icoOf(person: string): string {
  const serial = String(FIRST_ICO + placeOf(person));
  return serial + icoCheckDigit(serial);
}

/** The multiples of eleven, one after another. */
const dicOf = (person: string): string => String((Math.ceil(FIRST_DIC / ELEVEN) + placeOf(person)) * ELEVEN);
