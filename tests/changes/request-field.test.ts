import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Email } from 'postal-mime';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as Texts from '#content/contact.ts';
import type * as Confirmations from '#domain/quote/confirmation.ts';
import type * as Drafts from '#domain/quote/draft.ts';
import type * as Wizard from '#domain/quote/wizard.ts';
import type { WizardForm } from '#domain/quote/wizard-form.ts';
import type * as Payloads from '#domain/quote/wizard-payloads.ts';
import type * as Prds from '#domain/quote/wizard-prd.ts';
import type * as States from '#domain/quote/wizard-state.ts';
import type { WizardState } from '#domain/quote/wizard-state.ts';
import { projectRoot } from '#server/startup.ts';
import type * as Step from '#web/quote/step-contact.tsx';
import type * as Summary from '#web/quote/summary-answers.tsx';
import type * as Context from '#web/quote/wizard-context.tsx';
import type { WizardContextValue } from '#web/quote/wizard-context.tsx';
import type * as Fields from '#web/requests/contact-fields.tsx';
import type * as ReceivedPage from '#web/requests/received.tsx';
import type * as Client from '#web/shell/data-client.tsx';
import type * as Bodies from '../factories/bodies.ts';
import type * as Forms from '../factories/wizard.ts';
import { isTo, mailsAbout } from '../outbox.ts';
import { readArchive } from '../person-archive.ts';
import type * as TestApps from '../test-app.ts';
import type { TestApp } from '../test-app.ts';
import { createTestDb, type TestDb } from '../test-db.ts';

/**
 * A field is added to the request form as whoever maintains the site would: one entry of the record and one column, in a
 * copy of the program. Everything else has to follow.
 */
const RECORD = 'src/domain/requests/request-fields.ts';
const TABLE = 'src/server/requests/table.ts';
const ENTRY = `
  town: {
    label: 'Obec prevádzky',
    short: 'Obec',
    type: 'text',
    autoComplete: 'address-level2',
    max: 60,
    askedBy: ['wizard', 'contact'],
    required: 'always',
    missing: 'Obec je povinná',
    tells: 'who',
  },
} as const satisfies`;
const COLUMN = "    town: text().notNull().default(''),\n";
const TOWN = 'Spišské Podhradie';

const root = projectRoot();
const run = promisify(execFile);
let copy: string;

/** A module of the copy, with the types that it has without the field. */
const load = <Module>(path: string): Promise<Module> => import(/* @vite-ignore */ join(copy, path));

const edit = (path: string, before: string, after: string): void => {
  const source = readFileSync(join(copy, path), 'utf8');
  if (!source.includes(before)) throw new Error(`${path} has changed: ${before} is not in it`);
  writeFileSync(join(copy, path), source.replace(before, after));
};

/** Runs a program of the copy; answers what it printed, or what it complained about. */
const node = (script: string, args: string[], env: Record<string, string> = {}): Promise<string> =>
  run(process.execPath, [script, ...args], { cwd: copy, env: { ...process.env, ...env } }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );

/** What the compiler says about these parts of the copy; '' is right. */
function typeErrors(...include: string[]): Promise<string> {
  const config = 'tsconfig.changed.json';
  const exclude = ['**/*.test.*', '**/*.route.tsx'];
  writeFileSync(join(copy, config), JSON.stringify({ extends: './tsconfig.json', include, exclude }));
  // By one checker: each further one checks for itself what they share, for twice the work.
  return node('node_modules/typescript/bin/tsc', ['--project', config, '--checkers', '1']);
}

let forgotten: string;
let compiled: Promise<string>;
let database: TestDb;
/** The whole program of the copy, on a database that its own migrations have changed. */
let app: TestApp;
let wizard: typeof Wizard;
let payloads: typeof Payloads;
let form: WizardForm;

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'webdielna-field-'));
  for (const name of ['src', 'content', 'documents', 'tests', 'scripts', 'package.json', 'tsconfig.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  for (const name of ['site.config.ts', 'drizzle.config.ts']) cpSync(join(root, name), join(copy, name));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  edit(RECORD, '\n} as const satisfies', ENTRY);
  forgotten = await typeErrors('src/server/requests/data.ts');
  edit(TABLE, '    company: text().notNull(),\n', `    company: text().notNull(),\n${COLUMN}`);
  compiled = typeErrors('src/domain', 'src/server/app.ts', 'src/web/quote', 'src/web/requests');
  await node('node_modules/drizzle-kit/bin.cjs', ['generate', '--name=town']);

  database = await createTestDb();
  const { createTestApp } = await load<typeof TestApps>('tests/test-app.ts');
  app = await createTestApp({ database, env: { PUBLIC_URL: 'https://webdielna.example' } });
  wizard = await load<typeof Wizard>('src/domain/quote/wizard.ts');
  payloads = await load<typeof Payloads>('src/domain/quote/wizard-payloads.ts');
  const { wizardForm } = await load<typeof Forms>('tests/factories/wizard.ts');
  form = { ...wizardForm(), ...{ town: TOWN } };
}, 120_000);

afterAll(async () => {
  await compiled;
  await app?.close();
  await database?.drop();
  rmSync(copy, { recursive: true, force: true });
});

/** A wizard that was filled in, on one of its steps. */
async function wizardOn(step: 'contact' | 'summary', town: string): Promise<WizardState> {
  const { startWizard } = await load<typeof States>('src/domain/quote/wizard-state.ts');
  const started = startWizard({ service: 'tvorba-webu', draftId: 'd', now: 0, autoAdvance: false });
  return { ...started, form: { ...form, ...{ town } }, step };
}

/** A part of the wizard as it is drawn. */
async function drawn(part: FunctionComponent, state: WizardState): Promise<string> {
  const { WizardContext } = await load<typeof Context>('src/web/quote/wizard-context.tsx');
  const value = { state, dispatch: () => undefined, honeypot: { current: '' } };
  return renderToStaticMarkup(
    createElement(WizardContext, { value: value as unknown as WizardContextValue }, createElement(part)),
  );
}

/** The contact step after somebody has tried to leave it with this town. */
async function stepLeftWith(town: string): Promise<string> {
  const { StepContact } = await load<typeof Step>('src/web/quote/step-contact.tsx');
  const state = await wizardOn('contact', town);
  return drawn(StepContact, wizard.reduceWizard(state, { type: 'continued', now: 0 }));
}

/** What a call is refused with. */
async function refusal(path: string, body: object): Promise<unknown> {
  const answer = await app.browser().post(path, body);
  const { field, message } = answer.json();
  return { status: answer.statusCode, field, message };
}

const signals = { website: '', filledInMs: 60_000 };
const CONTACT = 'kontakt@example.com';

describe('a field added to the request form in one record and one column', () => {
  test('is missed by the compiler until it has its column, and then nowhere', async () => {
    expect(forgotten).toContain('src/server/requests/data.ts');
    expect(await compiled).toBe('');
    const migrations = readdirSync(join(copy, 'src/server/db/migrations'));
    expect(migrations.filter((name) => name.endsWith('_town.sql'))).toHaveLength(1);
    // The compiler, on a busy machine.
  }, 120_000);

  test('is asked for on the step and in the contact form', async () => {
    const step = await stepLeftWith(TOWN);
    expect(step).toContain('Obec prevádzky');
    expect(step).toMatch(/<input[^>]*autoComplete="address-level2"[^>]*maxLength="60"[^>]*value="Spišské/);
    const { ContactFields } = await load<typeof Fields>('src/web/requests/contact-fields.tsx');
    const { CONTACT_FORM } = await load<typeof Texts>('content/contact.ts');
    const field = (name: string) => ({ id: `contact-${name}`, error: undefined });
    const fields = createElement(ContactFields, { texts: CONTACT_FORM, topics: [], field });
    expect(renderToStaticMarkup(fields)).toMatch(/<input[^>]*id="contact-town"[^>]*name="town"/);
  });

  test.each([
    ['', 'Obec je povinná'],
    ['x'.repeat(61), 'Text môže mať najviac 60 znakov.'],
  ])('is refused at its field, by the form and by the server: %j', async (town, message) => {
    expect(await stepLeftWith(town)).toMatch(new RegExp(`id="wizard-town-error"[^>]*>${message}`));
    const { requestBody, contactBody } = await load<typeof Bodies>('tests/factories/bodies.ts');
    const refused = { status: 400, field: 'town', message };
    expect(await refusal('/api/service-requests', requestBody({ town }))).toEqual(refused);
    expect(await refusal('/api/contact-messages', contactBody({ town }))).toEqual(refused);
  });

  test('is kept in a draft and said in the summary', async () => {
    const state = await wizardOn('summary', TOWN);
    const { toDraft, readDraft } = await load<typeof Drafts>('src/domain/quote/draft.ts');
    expect(readDraft(JSON.stringify(toDraft(state, 0)), 0)?.form).toMatchObject({ town: TOWN });
    const { SummaryAnswers } = await load<typeof Summary>('src/web/quote/summary-answers.tsx');
    expect(await drawn(SummaryAnswers, state)).toMatch(/<dt[^>]*>Obec<\/dt><dd[^>]*>Spišské Podhradie/);
  });

  test('is sent, stored, mailed to the operator, confirmed and exported; no client’s mail repeats it', async () => {
    const browser = app.browser();
    const choices = payloads.choicesOf('tvorba-webu', form);
    if (!choices) throw new Error('A choice is missing');
    const quote = (await browser.post('/api/generate-quote', payloads.quoteBody(choices, form))).json();
    const { prdBody } = await load<typeof Prds>('src/domain/quote/wizard-prd.ts');
    const document = await browser.post('/api/generate-prd-anonymous', prdBody(choices, form, quote));
    expect(document.body).toContain(TOWN);
    const sent = await browser.post(
      '/api/service-requests',
      payloads.requestBody(choices, form, quote, signals),
    );
    expect(sent.statusCode).toBe(201);
    const { contactBody } = await load<typeof Bodies>('tests/factories/bodies.ts');
    const written = await browser.post('/api/contact-messages', contactBody({ email: CONTACT, town: TOWN }));
    expect(written.statusCode).toBe(201);

    const { rows } = await database.pool.query('SELECT kind, town FROM requests ORDER BY number');
    expect(rows).toEqual([
      { kind: 'wizard', town: TOWN },
      { kind: 'contact', town: TOWN },
    ]);

    const told = async () => [
      ...(await mailsAbout(app.dataDir, form.email)),
      ...(await mailsAbout(app.dataDir, CONTACT)),
    ];
    await app.drain();
    expect(await told()).toHaveLength(4);
    const isToClient = (mail: Email) => isTo(mail, form.email) || isTo(mail, CONTACT);
    const saysTown = (await told()).map((mail) => [isToClient(mail), mail.text?.includes(`Obec: ${TOWN}`)]);
    expect(saysTown.sort()).toEqual([
      [false, true],
      [false, true],
      [true, false],
      [true, false],
    ]);

    const { confirmationRecord, readConfirmation } = await load<typeof Confirmations>(
      'src/domain/quote/confirmation.ts',
    );
    const record = confirmationRecord(choices, form, quote, sent.json(), new Date());
    expect(await confirmation(readConfirmation(JSON.stringify(record)))).toContain(TOWN);

    const archive = join(app.dataDir, 'udaje.zip');
    await node('scripts/person.ts', ['export', form.email, archive], {
      DATABASE_URL: urlOf(database),
      APP_SECRET: 'a-secret-of-this-test-that-is-long-enough-for-the-program',
      DATA_DIR: app.dataDir,
    });
    const exported = readArchive(readFileSync(archive));
    expect(exported.rowsOf('dopyty')).toMatchObject([{ town: TOWN }]);
    expect(exported.rowsOf('rozpocty')).toMatchObject([{ client: { town: TOWN } }]);
  }, 60_000);
});

async function confirmation(record: Confirmations.ConfirmationRecord | null): Promise<string> {
  if (!record) throw new Error('The record is damaged');
  const { Received } = await load<typeof ReceivedPage>('src/web/requests/received.tsx');
  const { DataClient } = await load<typeof Client>('src/web/shell/data-client.tsx');
  const received = createElement(DataClient, null, createElement(Received, { record }));
  return renderToStaticMarkup(createElement(MemoryRouter, null, received));
}

/** As an address; the server of the tests listens on a socket. */
function urlOf({ connection }: TestDb): string {
  const url = new URL('postgresql://localhost');
  url.username = String(connection.user);
  url.password = String(connection.password ?? '');
  url.pathname = String(connection.database);
  url.searchParams.set('host', String(connection.host));
  url.searchParams.set('port', String(connection.port));
  return url.href;
}
