/** Fills an empty database with years of the operator's work, fast: everything by one statement a table. */
import { hash } from 'node:crypto';
import { Client, type ClientConfig, escapeLiteral } from 'pg';
import { offerTotals } from '#domain/offers/offer-totals.ts';
import { nameSelection } from '#domain/quote/named-selection.ts';
import { storedSelection } from '#domain/quote/read-stored.ts';
import { offerContent, offerLine } from '../tests/factories/offers.ts';
import { quoteSelection } from '../tests/factories/selection.ts';

/** When the measured day is: a Monday morning. */
export const NOW = new Date('2026-11-23T09:00:00Z');
/** Requests to one client, and to one offer; every fourth offer was accepted. */
const PER_CLIENT = 10;
const PER_OFFER = 5;

/** The id of a record by its kind and number, as `id` says it in SQL. */
export const idOf = (kind: string, number: number): string =>
  hash('md5', `${kind}${number}`).replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12})/, '$1-$2-4$3-8$4-$5');

/** Ids follow from numbers, so that no table has to be read to fill another one. */
const id = (kind: string, of: string): string =>
  `overlay(overlay(md5('${kind}' || (${of})) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`;
const now = `'${NOW.toISOString()}'::timestamptz`;
/** Spread over two years, one after another. */
const since = (n: string, last: number): string =>
  `${now} - interval '2 years' * (1 - (${n})::numeric / ${last})`;
const day = (instant: string): string => `(${instant})::date::text`;
const json = (value: unknown): string => `${escapeLiteral(JSON.stringify(value))}::jsonb`;
const number = (serial: string): string =>
  `'CP-2026-' || lpad(${serial}::text, greatest(4, length(${serial}::text)), '0')`;
const one = (of: readonly string[], n: string): string =>
  `(ARRAY[${of.map((value) => `'${value}'`).join(', ')}])[(${n}) % ${of.length} + 1]`;
const times = (count: number, value: string): string[] => Array.from({ length: count }, () => value);

const content = offerContent([
  offerLine('web', { name: 'Webová stránka pre remeselníka', unitPrice: 1_000_00 }),
  offerLine('gallery', { name: 'Galéria pred a po', choice: { kind: 'optional', ticked: false } }),
  offerLine('care', { name: 'Správa webu', charged: 'month', unitPrice: 50_00 }),
]);
const selection = json(storedSelection(nameSelection(quoteSelection())));
const { once, monthly } = offerTotals(content, new Set());

/** A few words of every frequency: of all, of one in ten, in a thousand, in five thousand. */
const words = (n: string): string =>
  `md5((${n})::text) || ' strecha' || CASE WHEN (${n}) % 10 = 3 THEN ' desatina' WHEN (${n}) % 10 = 5 THEN ' inokedy' ELSE '' END
   || CASE WHEN (${n}) % 1000 = 7 THEN ' tisícina' ELSE '' END
   || CASE WHEN (${n}) % 5000 = 11 THEN ' zriedkavosť' ELSE '' END`;

const NOTE = 'Volať po obede, chce vedieť, kedy bude strecha.';
const SAID = 'Dobrý deň, pošlem fotky. ';

/** Most requests are closed, a fifth is still to be worked on. */
const REQUEST_STATES = [
  'new',
  'seen',
  'contacted',
  'offered',
  ...times(3, 'won'),
  ...times(8, 'lost'),
  ...times(5, 'archived'),
];
/** As they are stored: what was sent and not answered is over, but for the last weeks. */
const OFFER_STATES = [
  ...times(5, 'accepted'),
  ...times(8, 'declined'),
  ...times(4, 'sent'),
  ...times(2, 'viewed'),
  'withdrawn',
];
const PROJECT_STATES = [...times(1, 'in-progress'), ...times(6, 'in-care'), ...times(32, 'closed'), 'paused'];

interface Sizes {
  requests: number;
  clients: number;
  offers: number;
  projects: number;
}

const sizesOf = (requests: number): Sizes => ({
  requests,
  clients: requests / PER_CLIENT,
  offers: requests / PER_OFFER,
  projects: requests / PER_OFFER / 4,
});

const statements = ({ requests, clients, offers, projects }: Sizes): string[] => [
  `INSERT INTO accounts (id, username, username_key, email, email_key, email_verified_at, password_hash, created_at, updated_at)
   SELECT ${id('account', 'n')}, 'klient' || n, 'klient' || n, 'klient' || n || '@vzor.example', 'klient' || n || '@vzor.example',
     ${since('n', clients)}, '', ${since('n', clients)}, ${since('n', clients)}
   FROM generate_series(1, ${clients}, 3) n`,
  `INSERT INTO clients (id, name, ico, street, city, postal_code, origin, contacts_text, created_at, updated_at)
   SELECT ${id('client', 'n')}, 'Ukážková firma ' || n || ${one(['', ' s. r. o.', ' – maľby', ' a syn'], 'n')},
     CASE WHEN n % 4 > 0 THEN lpad(n::text, 8, '0') ELSE '' END, 'Vzorová ' || n % 300,
     ${one(['Žilina', 'Martin', 'Košice', 'Nitra', 'Trenčín', 'Poprad', 'Levice'], 'n')}, '01001', 'import',
     'Ján Vzor ' || n || ' klient' || n || '@vzor.example +421905' || lpad(n::text, 6, '0') || ' ' || ${words('n')}, ${since('n', clients)}, ${since('n', clients)}
   FROM generate_series(1, ${clients}) n`,
  `INSERT INTO client_contacts (id, client_id, name, email, phone, created_at, updated_at)
   SELECT ${id('contact', 'n')}, ${id('client', 'n')}, 'Ján Vzor ' || n, 'klient' || n || '@vzor.example',
     '+421905' || lpad(n::text, 6, '0'), ${since('n', clients)}, ${since('n', clients)}
   FROM generate_series(1, ${clients}) n`,
  `INSERT INTO client_members (client_id, account_id, created_at)
   SELECT ${id('client', 'n')}, ${id('account', 'n')}, ${since('n', clients)} FROM generate_series(1, ${clients}, 3) n`,
  `INSERT INTO requests (id, number, kind, status, archived_from, name, email, company, phone_e164, phone_display,
     description, beside_text, topic, service, trade, selection, price_min, price_max, lost_reason, client_id, answer_due_at,
     answer_warn_at, answered_at, snoozed_until, created_at, updated_at) OVERRIDING SYSTEM VALUE
   SELECT ${id('request', 'n')}, n, CASE WHEN n % 2 = 0 THEN 'wizard' ELSE 'contact' END, status,
     CASE WHEN status = 'archived' THEN 'lost' END,
     'Klient ' || n, 'klient' || n || '@vzor.example', '', '+421905' || lpad(n::text, 6, '0'), '',
     'Potrebujem, aby bola na webe do jari nová ' || ${words('n')},
     CASE WHEN n % 5 = 0 THEN '${NOTE} ' ELSE '' END || CASE WHEN n % 8 = 0 THEN '${SAID}' || ${words('n')} ELSE '' END,
     CASE WHEN n % 2 = 1 THEN 'other' END, CASE WHEN n % 2 = 0 THEN 'tvorba-webu' END,
     CASE WHEN n % 2 = 0 THEN 'roofer' END, CASE WHEN n % 2 = 0 THEN ${selection} END,
     CASE WHEN n % 2 = 0 THEN 1500 END, CASE WHEN n % 2 = 0 THEN 2500 END,
     CASE WHEN status = 'lost' THEN 'no-answer' END,
     CASE WHEN n % 5 < 2 THEN ${id('client', `n % ${clients} + 1`)} END, at + interval '1 day', at + interval '18 hours',
     CASE WHEN status NOT IN ('new', 'seen') THEN at + interval '2 hours' END,
     CASE WHEN n % 977 = 0 AND status IN ('new', 'seen', 'contacted') THEN ${now} + interval '1 day' END,
     at, at
   FROM generate_series(1, ${requests}) n, LATERAL (SELECT ${one(REQUEST_STATES, 'n * 7')} AS status, ${since('n', requests)} AS at) made`,
  `INSERT INTO conversation_notes (id, request_id, kind, text, created_at)
   SELECT ${id('note', 'n')}, ${id('request', 'n')}, 'note', '${NOTE}', ${since('n', requests)}
   FROM generate_series(5, ${requests}, 5) n`,
  `INSERT INTO messages (id, subject_type, subject_id, side, author_name, text, created_at, read_at)
   SELECT ${id('said', 'n')}, 'request', ${id('request', 'n')}, ${one(['operator', 'client'], 'n / 8')}, 'Ján Vzor',
     '${SAID}' || ${words('n')}, ${since('n', requests)}, CASE WHEN n % 4000 > 0 THEN ${since('n', requests)} + interval '1 day' END
   FROM generate_series(8, ${requests}, 8) n`,
  `INSERT INTO offers (id, prefix, serial, year, client_id, request_id, recipient_name, recipient_email, revision, state, title,
     once_total, monthly_total, valid_until, sent_at, viewed_at, has_draft, search_text, created_at, updated_at)
   SELECT ${id('offer', 'n')}, 'CP', n, 2026, ${id('client', `n * ${PER_OFFER} % ${clients} + 1`)}, ${id('request', `n * ${PER_OFFER}`)},
     'Ján Vzor ' || n, 'klient' || n || '@vzor.example', 1 + n % 2, state, 'Web pre strechára', ${once.total}, ${monthly.total},
     valid, CASE WHEN state <> 'draft' THEN at END, CASE WHEN state IN ('viewed', 'accepted') THEN at + interval '3 hours' END,
     false, fold_text(${number('n')} || ' Web pre strechára Ján Vzor ' || n || ' klient' || n
       || '@vzor.example Webová stránka pre remeselníka Galéria pred a po Správa webu ' || ${words('n')}), at, at
   FROM generate_series(1, ${offers}) n, LATERAL (SELECT ${since('n', offers)} AS at) made,
     LATERAL (SELECT ${day(`at + interval '14 days'`)} AS valid) ends,
     LATERAL (SELECT CASE WHEN n % 400 = 6 THEN 'draft' ELSE ${one(OFFER_STATES, 'n')} END AS state) stands`,
  `INSERT INTO offer_revisions (offer_id, revision, state, content, edit, sent_text, valid_until, created_at, updated_at, sent_at)
   SELECT offers.id, r, CASE WHEN r = offers.revision THEN offers.state ELSE 'superseded' END, ${json(content)}, 1,
     CASE WHEN r < offers.revision OR offers.state <> 'draft' THEN ${json(content)}::text END, valid_until, created_at, created_at, sent_at
   FROM offers, generate_series(1, offers.revision) r`,
  `INSERT INTO offer_acceptances (offer_id, revision, chosen, once_total, monthly_total, name, client_name, terms_version, consents,
     accepted_at, address, user_agent, fingerprint)
   SELECT id, revision, '{}', once_total, monthly_total, recipient_name, recipient_name, '1.0', '[]', sent_at + interval '2 days', '', '', md5(id::text)
   FROM offers WHERE state = 'accepted'`,
  `INSERT INTO messages (id, subject_type, subject_id, side, author_name, line_id, text, created_at, read_at)
   SELECT ${id('asked', 'n')}, 'offer', ${id('offer', 'n')}, ${one(['client', 'operator'], 'n / 4')}, 'Ján Vzor', 'web',
     'Čo všetko je v cene? ' || ${words('n')}, ${since('n', offers)} + interval '1 day', CASE WHEN n % 2000 > 0 THEN ${since('n', offers)} + interval '2 days' END
   FROM generate_series(4, ${offers}, 4) n`,
  `INSERT INTO projects (id, offer_id, client_id, number, name, client_text, state, paused_from, start_on, launch_on, price, monthly_price, created_at, updated_at)
   SELECT ${id('project', 'n')}, offer_id, client_id, ${number('serial')}, 'Web pre firmu ' || n || ' ' || ${words('n')},
     (SELECT search_text FROM clients WHERE id = client_id), stands.state, CASE WHEN stands.state = 'paused' THEN 'in-progress' END, ${day(`sent_at + interval '7 days'`)}, ${day(`sent_at + interval '37 days'`)},
     once_total, monthly_total, sent_at + interval '2 days', sent_at + interval '2 days'
   FROM (SELECT id AS offer_id, client_id, serial, sent_at, created_at, once_total, monthly_total, row_number() OVER (ORDER BY serial) AS n FROM offers WHERE state = 'accepted' LIMIT ${projects}) offers,
     LATERAL (SELECT CASE WHEN offers.created_at > ${now} - interval '20 days'
       THEN ${one(['agreed', 'in-progress', 'in-review'], 'n')} ELSE ${one(PROJECT_STATES, 'n')} END AS state) stands`,
  `INSERT INTO project_stages (id, project_id, position, name, days, weight, state, started_on, delivered_on, approved_on)
   SELECT ${id('stage', `projects.number || '/' || s`)}, id, s, ${one(['Zadanie', 'Návrh', 'Programovanie', 'Texty', 'Spustenie'], 's')}, 5, 1,
     CASE WHEN state IN ('in-progress', 'in-review', 'paused') THEN CASE WHEN s = 0 THEN 'approved' WHEN s = 1 THEN 'active' ELSE 'planned' END
       WHEN state = 'agreed' THEN 'planned' ELSE 'approved' END,
     CASE WHEN state <> 'agreed' THEN start_on END, CASE WHEN state IN ('in-care', 'closed') THEN launch_on END,
     CASE WHEN state IN ('in-care', 'closed') THEN launch_on END
   FROM projects, generate_series(0, 4) s`,
  `INSERT INTO checklist_items (id, project_id, stage_id, position, kind, title, description, state, due_on)
   SELECT ${id('item', `projects.number || '/' || i`)}, projects.id, ${id('stage', `projects.number || '/1'`)}, i, 'own', 'Texty stránky ' || i, '',
     CASE WHEN state IN ('in-care', 'closed') AND i % 40 > 0 THEN 'accepted' WHEN i = 1 THEN 'returned' ELSE 'asked' END,
     ${day(`start_on::date + i * 3`)}
   FROM projects, generate_series(0, 5) i`,
  `INSERT INTO payments (id, year, project_id, position, name, amount, state, due_on, asked_at, paid_on, created_at, updated_at)
   SELECT ${id('payment', `projects.number || '/' || p`)}, 2026, projects.id, p, ${one(['Záloha', 'Po návrhu', 'Doplatok'], 'p')}, 40000,
     CASE WHEN is_paid THEN 'paid' ELSE 'open' END,
     CASE WHEN is_paid OR p = 0 THEN ${day(`created_at + (p + 1) * interval '14 days'`)} END,
     CASE WHEN is_paid OR p = 0 THEN created_at + p * interval '14 days' END, CASE WHEN is_paid THEN start_on END,
     created_at + p * interval '1 second', created_at
   FROM projects, generate_series(0, 2) p, LATERAL (SELECT state IN ('in-care', 'closed') AND (p <> 2 OR hashtext(number) % 50 <> 0) AS is_paid) paying`,
  `INSERT INTO mails (id, request_id, kind, to_name, to_address, status, message_id, created_at, updated_at, sent_at)
   SELECT ${id('mail', 'n')}, ${id('request', 'n')}, 'request-client', 'Klient ' || n, 'klient' || n || '@vzor.example',
     CASE WHEN n % 20000 = 0 THEN 'dead' ELSE 'sent' END, 'mail-' || n || '@vzor.example', ${since('n', requests)}, ${since('n', requests)}, ${since('n', requests)}
   FROM generate_series(2, ${requests}, 2) n`,
  `INSERT INTO audit_log (at, actor, action, subject_type, subject_id)
   SELECT ${since('n', requests)}, 'anonymous', 'request.submitted', 'request', ${id('request', 'n')}::text FROM generate_series(1, ${requests}) n`,
  `INSERT INTO error_reports (fingerprint, error_id, count, category, severity, message, url, user_agent, first_seen, last_seen)
   SELECT md5(n::text), md5(n::text), 1, 'unknown', 'error', 'Failed', '/', '', ${since('n', requests / 100)}, ${since('n', requests / 100)} FROM generate_series(1, ${requests / 100}) n`,
];

/** Fills the database with so many requests and all that comes of them. Connects as the superuser, whom triggers and foreign keys leave alone; false where it was filled before. */
export async function loadDesk(connection: ClientConfig, requests: number): Promise<boolean> {
  const client = new Client(connection);
  await client.connect();
  try {
    if ((await client.query('SELECT FROM requests LIMIT 1')).rowCount) return false;
    await client.query(
      "SET maintenance_work_mem = '512MB'; SET work_mem = '256MB'; SET synchronous_commit = off; SET session_replication_role = replica",
    );
    // Made anew afterwards, which takes a fraction of keeping them row by row.
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
       FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
       WHERE relnamespace = 'public'::regnamespace AND NOT indisunique`,
    );
    await client.query('BEGIN');
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
    for (const statement of statements(sizesOf(requests))) await client.query(statement);
    for (const { definition } of indexes) await client.query(definition);
    await client.query('COMMIT');
    await client.query('VACUUM (ANALYZE)');
    return true;
  } finally {
    await client.end();
  }
}
