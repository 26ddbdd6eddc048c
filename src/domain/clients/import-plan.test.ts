import { describe, expect, it } from 'vitest';
import { csvCell } from '../kernel/csv.ts';
import { clientFacts } from './client-fields.ts';
import { type KnownClient, planImport } from './import-plan.ts';
import { readImportRow } from './import-row.ts';
import { columnsOf, delimiterOf, encodingOf, TABLE_ENCODINGS } from './import-text.ts';

const known = (id: string, changes: Partial<KnownClient> = {}): KnownClient => ({
  ...clientFacts(() => ''),
  id,
  name: id,
  note: '',
  contacts: [],
  ...changes,
});

/** Plans rows whose columns are name, IČO, e-mail and city. */
const plan = (rows: string[][], clients: KnownClient[] = []) =>
  planImport(
    rows.map((cells, at) => ({
      line: at + 2,
      cells,
      read: readImportRow(cells, ['name', 'ico', 'email', 'city']),
    })),
    clients,
  ).map(({ result, client, reason }) => reason ?? [result, client?.id ?? null]);

const SEVERAL =
  'Tomuto riadku zodpovedá viac klientov. Doplňte do riadka IČO. Ak sú to záznamy tej istej firmy, najprv ich zlúčte.';

describe('a row of a table', () => {
  const byIco = known('A', { ico: '12345679' });
  const byEmail = known('B', {
    contacts: [{ id: 'c', name: 'B', role: '', email: 'b@example.sk', phone: '' }],
  });
  it.each([
    ['IČO before all else', ['B', '12345679', 'b@example.sk', 'Nitra'], ['update', 'A']],
    ['an e-mail before a name', ['A', '', 'B@example.sk', 'Nitra'], ['update', 'B']],
    ['a name in any writing', [' a ', '', '', ''], ['same', 'A']],
    ['nobody where the IČO is another', ['A', '87654326', '', ''], ['new', null]],
  ])('finds its client by %s', (_, cells, expected) => {
    expect(plan([cells], [byIco, byEmail])).toEqual([expected]);
  });

  it('changes nothing by an empty cell, and fills a missing IČO', () => {
    expect(plan([['A', '', '', '']], [known('A', { city: 'Nitra' })])).toEqual([['same', 'A']]);
    expect(plan([['A', '12345679', '', '']], [known('A')])).toEqual([['update', 'A']]);
  });

  it('is refused where several clients answer, and where an earlier row was the same', () => {
    expect(plan([['A', '', '', '']], [known('1', { name: 'A' }), known('2', { name: 'A' })])).toEqual([
      SEVERAL,
    ]);
    expect(
      plan([
        ['A', '', 'a@example.sk', ''],
        ['Á', '', 'a@example.sk', ''],
      ]),
    ).toEqual([['new', null], 'Rovnaký klient je už na riadku 2.']);
  });

  it('means, of several with the e-mail of one accountant, the client of its name', () => {
    const accountant = (id: string) => ({ id, name: 'Eva', role: '', email: 'eva@example.sk', phone: '' });
    const clients = ['A', 'B'].map((id) => known(id, { contacts: [accountant(id)] }));
    const rows = [
      ['A', '', 'eva@example.sk', ''],
      ['B', '', 'eva@example.sk', ''],
    ];
    expect(plan(rows, clients)).toEqual([
      ['same', 'A'],
      ['same', 'B'],
    ]);
    expect(plan(rows)).toEqual([
      ['new', null],
      ['new', null],
    ]);
    expect(plan([['C', '', 'eva@example.sk', '']], clients)).toEqual([SEVERAL]);
  });

  it('is another client where firms share an e-mail, whichever of them are there already', () => {
    const accountant = (id: string) => ({ id, name: 'Eva', role: '', email: 'eva@example.sk', phone: '' });
    const [a, b] = ['A', 'B'].map((id) => known(id, { contacts: [accountant(id)] }));
    const row = (name: string, ico = '') => [name, ico, 'eva@example.sk', ''];
    const clients = [a, b].flatMap((client) => client ?? []);
    expect(plan([row('A'), row('B')], clients.slice(0, 1))).toEqual([
      ['same', 'A'],
      ['new', null],
    ]);
    expect(plan([row('B', '12345679')], clients.slice(0, 1))).toEqual([['new', null]]);
    expect(plan([row('C', '12345679')], clients)).toEqual([['new', null]]);
    expect(plan([row('A', '12345679')], clients)).toEqual([['update', 'A']]);
  });

  it('is refused without comparing it with thousands that have one name', () => {
    const clients = Array.from({ length: 5_000 }, (_, n) => known(`${n}`, { name: 'A', city: 'Nitra' }));
    let asked = 0;
    const counted = clients.map(
      (client) =>
        new Proxy(client, {
          get: (target, key) => {
            asked += 1;
            return Reflect.get(target, key);
          },
        }),
    );
    expect(plan(Array(10).fill(['A', '', '', 'Martin']), counted)).toEqual(Array(10).fill(SEVERAL));
    expect(asked).toBeLessThan(20 * clients.length);
  });

  it('means, of several with one mark, the client that has all else that it says, and nothing more', () => {
    const inNitra = known('1', { name: 'A', city: 'Nitra' });
    const anywhere = known('2', { name: 'A' });
    const withIco = known('3', { name: 'B', ico: '12345679', city: 'Nitra' });
    const renamed = known('4', { name: 'C', ico: '12345679' });
    const clients = [inNitra, anywhere, withIco, renamed];
    const rows = [
      ['A', '', '', 'Nitra'],
      ['A', '', '', ''],
      ['B', '12345679', '', 'Nitra'],
      ['C', '12345679', '', ''],
    ];
    expect(plan(rows, clients)).toEqual(['1', '2', '3', '4'].map((id) => ['same', id]));
  });

  it('takes the apostrophe of an export away, and gives an IČO the zero that a spreadsheet took', () => {
    const read = readImportRow(["'=1+1", '', '', ''], ['name', 'ico', 'email', 'city']);
    expect(read).toMatchObject({ texts: { name: '=1+1' } });
    const wide = readImportRow([csvCell('＝1'), '', '', ''], ['name', 'ico', 'email', 'city']);
    expect(wide).toMatchObject({ texts: { name: '＝1' } });
    expect(readImportRow(['A', '151742'], ['name', 'ico'])).toMatchObject({ texts: { ico: '00151742' } });
  });
});

describe('a table as a file', () => {
  it.each([
    ['utf-8', [0xc5, 0xbd, 0x69]],
    ['utf-16le', [0xff, 0xfe, 0x7d, 0x01, 0x69, 0x00]],
    ['utf-16be', [0xfe, 0xff, 0x01, 0x7d, 0x00, 0x69]],
    ['windows-1250', [0x8e, 0x69]],
  ] as const)('is known as %s by its bytes', (encoding, bytes) => {
    const table = Uint8Array.from(bytes);
    expect(encodingOf(table)).toBe(encoding);
    expect(new TextDecoder(encoding).decode(table)).toBe('Ži');
  });

  it('can be read in each encoding that is offered', () => {
    const names = Object.keys(TABLE_ENCODINGS);
    expect(names.map((name) => new TextDecoder(name).encoding)).toEqual(names);
  });

  it.each([
    ['a;b;c', ';'],
    ['a,b;c,d', ','],
    ['a\tb', '\t'],
    ['"a,b,c";d', ';'],
    ['a', ';'],
  ])('parts the cells of %j by %j', (text, sign) => {
    expect(delimiterOf(text)).toBe(sign);
  });

  it('knows its columns in Slovak and English, each once', () => {
    expect(columnsOf(['Názov firmy', 'ICO', 'E-MAIL', 'Mesto', 'mesto', 'farba'])).toEqual([
      'name',
      'ico',
      'email',
      'city',
      null,
      null,
    ]);
    expect(columnsOf(['Company', 'VAT_ID', 'Phone', 'ZIP code'])).toEqual([
      'name',
      'icDph',
      'phone',
      'postalCode',
    ]);
  });
});
