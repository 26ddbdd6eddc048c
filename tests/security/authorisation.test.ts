import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS, type Access } from '#domain/accounts/actor.ts';
import { CONTRACT } from '#domain/api/contract.ts';
import { FAULTS } from '#domain/errors/faults.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { ACTOR_NAMES, type ActorName, type Actors, makeActors } from './actors.ts';

/** Whom a door lets in; `confirmed` also wants the password typed lately. */
type Door = Access | `${Exclude<Access, 'anyone'>} confirmed`;

/** Every door of the program, and whom it lets in: a new one takes a line here. */
const DOORS: Record<string, Door> = {
  'GET /*': 'anyone',
  'GET /api/*': 'anyone',
  'GET /api/openapi.json': 'anyone',
  'GET /healthz': 'anyone',
  'GET /manifest.webmanifest': 'anyone',
  'GET /readyz': 'anyone',
  'GET /robots.txt': 'anyone',
  'GET /sitemap.xml': 'anyone',
  'GET /api/csrf-token': 'anyone',
  'GET /api/price-book': 'anyone',
  'GET /api/quote-pdf': 'anyone',
  'POST /api/ai/generate-description': 'anyone',
  'POST /api/consents': 'anyone',
  'POST /api/contact-messages': 'anyone',
  'POST /api/errors/report': 'anyone',
  'POST /api/export-prd-anonymous': 'anyone',
  'POST /api/export-quote-pdf': 'anyone',
  'POST /api/generate-prd-anonymous': 'anyone',
  'POST /api/generate-quote': 'anyone',
  'POST /api/service-requests': 'anyone',
  'POST /api/admin-setup': 'anyone',
  'POST /api/login': 'anyone',
  'POST /api/logout': 'anyone',
  'POST /api/register': 'anyone',
  'POST /api/login/link': 'anyone',
  'POST /api/login/link/use': 'anyone',
  'POST /api/password/forgotten': 'anyone',
  'POST /api/password/reset': 'anyone',
  'POST /api/mail-choice': 'anyone',
  'PUT /api/mail-choice': 'anyone',
  'GET /api/mail-choices/:token': 'anyone',
  'POST /api/mail-choices/:token': 'anyone',
  'GET /api/user': 'account',
  'POST /api/account/confirmation': 'account',
  'POST /api/account/password': 'account confirmed',
  'GET /api/account/email': 'account',
  'POST /api/account/email': 'account confirmed',
  'GET /api/account/sessions': 'account',
  'DELETE /api/account/sessions/:id': 'account',
  'POST /api/account/sessions/end-others': 'account',
  'GET /api/account/events': 'account',
  'POST /api/account/email-code': 'account',
  'POST /api/account/email-proof': 'account',
  'POST /api/login/second-factor': 'anyone',
  'POST /api/login/passkey/options': 'anyone',
  'POST /api/login/passkey': 'anyone',
  'GET /api/account/factors': 'account',
  'POST /api/account/totp': 'account confirmed',
  'POST /api/account/totp/confirm': 'account',
  'DELETE /api/account/totp': 'account confirmed',
  'POST /api/account/recovery-codes': 'account confirmed',
  'POST /api/account/passkeys/options': 'account confirmed',
  'POST /api/account/passkeys': 'account',
  'DELETE /api/account/passkeys/:id': 'account confirmed',
  'POST /api/account/confirmation/passkey': 'account',
  'GET /api/account': 'account',
  'PATCH /api/account': 'account',
  'PUT /api/account/mails': 'account',
  'DELETE /api/account': 'account confirmed',
  'GET /api/account/export': 'account confirmed',
  'GET /api/account/deletion': 'account',
  'GET /api/clients': 'customer',
  'POST /api/clients': 'customer',
  'PATCH /api/clients/:id': 'customer',
  'DELETE /api/clients/:id': 'customer',
  'GET /api/quotes': 'customer',
  'GET /api/quotes/:id/pdf': 'customer',
  'GET /api/quotes/:id/prd': 'customer',
  'GET /api/service-requests': 'customer',
  'GET /api/service-requests/:id': 'customer',
  'GET /api/portal/conversations/:type/:id': 'viewer',
  'POST /api/portal/conversations/:type/:id/messages': 'client',
  'DELETE /api/portal/conversations/:type/:id/messages/:messageId': 'client',
  'POST /api/portal/conversations/:type/:id/read': 'client',
  'GET /api/portal/unread': 'viewer',
  'GET /api/admin/conversations/:type/:id': 'admin',
  'GET /api/admin/conversations/:type/:id/notes': 'admin',
  'POST /api/admin/conversations/:type/:id/notes': 'admin',
  'DELETE /api/admin/conversations/:type/:id/notes/:noteId': 'admin',
  'GET /api/admin/waiting': 'admin',
  'POST /api/admin/conversations/:type/:id/settle': 'admin',
  'GET /api/offer': 'viewer',
  'GET /api/offer/pulse': 'viewer',
  'POST /api/offer/seen': 'client',
  'POST /api/offer/accept': 'client',
  'POST /api/offer/decline': 'client',
  'POST /api/offer/renewal': 'client',
  'POST /api/offer/reminders-off': 'client',
  'GET /api/offer/pdf': 'viewer',
  'GET /api/offer/payments': 'viewer',
  'GET /api/offer/payments/:id/pdf': 'viewer',
  'GET /api/portal/overview': 'customer',
  'GET /api/portal/documents': 'customer',
  'GET /api/portal/documents/files': 'customer',
  'POST /api/portal/documents/seen': 'customer',
  'GET /api/portal/projects/:id/documents': 'viewer',
  'GET /api/portal/projects/:id/documents/files': 'viewer',
  'POST /api/portal/projects/:id/documents/seen': 'client',
  'POST /api/portal/projects/:id/offers/:offerId/link': 'client',
  'GET /api/portal/projects/:id/quote': 'viewer',
  'GET /api/portal/projects/:id/prd': 'viewer',
  'GET /api/portal/projects': 'customer',
  'GET /api/portal/offers': 'customer',
  'GET /api/portal/projects/:id/checklist': 'viewer',
  'PUT /api/portal/projects/:id/checklist/:itemId/draft': 'client',
  'POST /api/portal/projects/:id/checklist/:itemId/hand-in': 'client',
  'GET /api/portal/projects/:id': 'viewer',
  'POST /api/portal/projects/:id/stages/:stageId/answers': 'client',
  'POST /api/portal/projects/:id/changes': 'client',
  'GET /api/portal/projects/:id/calendar': 'client',
  'POST /api/portal/projects/:id/calendar': 'client',
  'DELETE /api/portal/projects/:id/calendar': 'client',
  'GET /api/calendar/:secret/terminy.ics': 'anyone',
  'GET /api/portal/projects/:id/handover': 'viewer',
  'GET /api/portal/projects/:id/payments/:paymentId/pdf': 'viewer',
  'GET /api/portal/files': 'viewer',
  'POST /api/portal/files': 'viewer',
  'GET /api/portal/files/:id': 'viewer',
  'DELETE /api/portal/files/:id': 'viewer',
  'PUT /api/portal/files/:id/bytes': 'viewer',
  'GET /api/portal/files/:id/content': 'viewer',
  'GET /api/portal/files/:id/preview': 'viewer',
  'GET /api/portal/projects/:id/archive': 'viewer',
  'GET /api/admin/projects': 'admin',
  'GET /api/admin/projects/board': 'admin',
  'GET /api/admin/projects/counts': 'admin',
  'GET /api/admin/projects/export': 'admin',
  'GET /api/admin/projects/:id': 'admin',
  'PATCH /api/admin/projects/:id': 'admin',
  'POST /api/admin/projects/:id/stages': 'admin',
  'PATCH /api/admin/projects/:id/stages/:stageId': 'admin',
  'DELETE /api/admin/projects/:id/stages/:stageId': 'admin',
  'POST /api/admin/projects/:id/checklist': 'admin',
  'PATCH /api/admin/projects/:id/checklist/:itemId': 'admin',
  'DELETE /api/admin/projects/:id/checklist/:itemId': 'admin',
  'POST /api/admin/projects/:id/changes/:changeId/decline': 'admin',
  'POST /api/admin/projects/:id/messages': 'admin',
  'POST /api/admin/projects/:id/read': 'admin',
  'DELETE /api/admin/projects/:id/messages/:messageId': 'admin',
  'POST /api/admin/projects/:id/payments': 'admin',
  'GET /api/admin/payments': 'admin',
  'GET /api/admin/payments/:id': 'admin',
  'GET /api/admin/payments/:id/pdf': 'admin',
  'POST /api/admin/payments/:id/steps': 'admin',
  'POST /api/offer-links': 'anyone',
  'POST /api/verification': 'anyone',
  'POST /api/verification/pdf': 'anyone',
  'GET /api/admin/offers/:id/revisions/:revision/pdf': 'admin',
  'GET /api/events': 'viewer',
  'GET /api/admin/today': 'admin',
  'GET /api/admin/search': 'admin',
  'GET /api/admin/mails/test': 'admin',
  'POST /api/admin/mails/test': 'admin',
  'POST /api/admin/mails/:id/resend': 'admin',
  'GET /api/admin/accounts': 'admin',
  'GET /api/admin/audit': 'admin',
  'GET /api/admin/backups': 'admin',
  'GET /api/admin/checklist': 'admin',
  'GET /api/admin/clients': 'admin',
  'POST /api/admin/clients': 'admin',
  'GET /api/admin/clients/export': 'admin',
  'POST /api/admin/clients/import': 'admin',
  'GET /api/admin/clients/imports': 'admin',
  'POST /api/admin/clients/imports/:id/undo': 'admin',
  'GET /api/admin/clients/:id': 'admin',
  'PATCH /api/admin/clients/:id': 'admin',
  'PUT /api/admin/clients/:id/note': 'admin',
  'POST /api/admin/clients/looks': 'admin',
  'GET /api/admin/clients/:id/portal': 'admin',
  'POST /api/admin/clients/:id/merge': 'admin',
  'POST /api/admin/clients/:id/contacts': 'admin',
  'PATCH /api/admin/clients/:id/contacts/:contactId': 'admin',
  'DELETE /api/admin/clients/:id/contacts/:contactId': 'admin',
  'DELETE /api/admin/clients/:id/members/:accountId': 'admin',
  'POST /api/admin/clients/:id/invitations': 'admin',
  'DELETE /api/admin/clients/:id/invitations/:invitationId': 'admin',
  'POST /api/invitations/read': 'customer',
  'POST /api/invitations/accept': 'customer',
  'GET /api/admin/offers': 'admin',
  'GET /api/admin/offers/counts': 'admin',
  'GET /api/admin/offers/export': 'admin',
  'POST /api/admin/offers': 'admin',
  'GET /api/admin/offers/:id': 'admin',
  'PUT /api/admin/offers/:id/draft': 'admin',
  'DELETE /api/admin/offers/:id/draft': 'admin',
  'POST /api/admin/offers/:id/send': 'admin',
  'POST /api/admin/offers/:id/revise': 'admin',
  'POST /api/admin/offers/:id/withdraw': 'admin',
  'POST /api/admin/offers/:id/links': 'admin',
  'POST /api/admin/offers/:id/revoke-links': 'admin',
  'PUT /api/admin/offers/:id/reminders': 'admin',
  'POST /api/admin/offers/:id/remind': 'admin',
  'POST /api/admin/offers/:id/accept': 'admin',
  'POST /api/admin/offers/:id/decline': 'admin',
  'POST /api/admin/offers/:id/answers': 'admin',
  'DELETE /api/admin/offers/:id/answers/:messageId': 'admin',
  'POST /api/admin/offers/:id/read': 'admin',
  'GET /api/admin/offer-templates': 'admin',
  'POST /api/admin/offer-templates': 'admin',
  'DELETE /api/admin/offer-templates/:id': 'admin',
  'GET /api/admin/requests': 'admin',
  'POST /api/admin/requests': 'admin',
  'GET /api/admin/requests/board': 'admin',
  'GET /api/admin/requests/counts': 'admin',
  'GET /api/admin/requests/export': 'admin',
  'GET /api/admin/requests/:id': 'admin',
  'GET /api/admin/requests/:id/pdf': 'admin',
  'GET /api/admin/requests/:id/prd': 'admin',
  'POST /api/admin/requests/:id/steps': 'admin',
  'POST /api/admin/requests/:id/notes': 'admin',
  'DELETE /api/admin/requests/:id/notes/:noteId': 'admin',
  'POST /api/admin/requests/:id/replies': 'admin',
  'DELETE /api/admin/requests/:id/replies/:messageId': 'admin',
  'POST /api/admin/requests/:id/snooze': 'admin',
  'POST /api/admin/requests/:id/merge': 'admin',
  'GET /api/admin/reply-templates': 'admin',
  'POST /api/admin/reply-templates': 'admin',
  'PUT /api/admin/reply-templates/:id': 'admin',
  'DELETE /api/admin/reply-templates/:id': 'admin',
  'PATCH /api/admin/accounts/:id': 'admin confirmed',
  'POST /api/admin/accounts/:id/end-sessions': 'admin confirmed',
  'POST /api/admin/accounts/:id/reset-second-factor': 'admin confirmed',
};

type Refusal = 'unauthenticated' | 'unproven' | 'forbidden' | 'unconfirmed';

/** Whom no door takes for somebody it knows. */
const STRANGERS = { stranger: 'unauthenticated', blocked: 'unauthenticated' } as const;
/** Whom no door takes for somebody with an account. */
const NOBODY = { ...STRANGERS, holder: 'unauthenticated' } as const;

/** Each cell: who is refused at which door, and why. */
const REFUSED: Record<Access, Partial<Record<ActorName, Refusal>>> = {
  anyone: {},
  account: { ...NOBODY },
  client: { ...STRANGERS, unproven: 'unproven', admin: 'forbidden' },
  viewer: { ...STRANGERS, unproven: 'unproven' },
  customer: { ...NOBODY, unproven: 'unproven' },
  admin: {
    ...NOBODY,
    unproven: 'forbidden',
    clientA: 'forbidden',
    clientB: 'forbidden',
    adminWithoutFactor: 'forbidden',
  },
};
const REFUSALS = ['unauthenticated', 'unproven', 'forbidden', 'unconfirmed'] as const;

let server: TestApp;
let actors: Actors;
beforeAll(async () => {
  server = await createTestApp({
    env: { RATE_LIMITS: 'off', PUBLIC_URL: 'https://webdielna.test' },
  });
  actors = await makeActors(server);
});
afterAll(() => server.close());

const routesOf = ({ app }: Pick<TestApp, 'app'>): string[] =>
  [...app.registeredRoutes].flatMap(([url, methods]) =>
    methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${url}`),
  );

describe('The table of doors (security 31)', () => {
  it('names every route that the running program has, and no other', () => {
    expect(routesOf(server).toSorted()).toEqual(Object.keys(DOORS).toSorted());
  });

  it('misses a route that nobody has entered', async () => {
    const other = await createTestApp({ database: server.database, prepared: false });
    other.app.get('/api/novinka', async () => ({ secret: 1 }));
    expect(routesOf(other).filter((route) => !(route in DOORS))).toEqual(['GET /api/novinka']);
    await other.close();
  });

  it('says what the contract says', () => {
    const said = CONTRACT.map(({ method, path, access, confirmed }) => [
      `${method} ${path}`,
      confirmed ? `${access} confirmed` : access,
    ]);
    expect(Object.fromEntries(said)).toEqual(
      Object.fromEntries(Object.entries(DOORS).filter(([door]) => said.some(([call]) => call === door))),
    );
  });

  it('keeps what is under /api/admin for administrators, what is read as well as what is changed', () => {
    const isUnder = ({ path }: { path: string }) => path.startsWith('/api/admin/');
    const isAdmins = ({ access }: { access: Access }) => access === 'admin';
    const namesOf = (calls: typeof CONTRACT) => calls.map(({ method, path }) => `${method} ${path}`);
    expect(CONTRACT.filter(isUnder).length).toBeGreaterThan(50);
    expect(namesOf(CONTRACT.filter((call) => isUnder(call) && !isAdmins(call)))).toEqual([]);
    expect(namesOf(CONTRACT.filter((call) => isAdmins(call) && !isUnder(call)))).toEqual([]);
  });

  it.each(Object.entries(DOORS))('%s is for: %s', async (door, lets) => {
    const [method = '', path = ''] = door.split(' ');
    const [access = 'anyone', confirmed] = lets.split(' ') as [Access, string?];
    expect(ACCESS).toContain(access);
    const url = path.replace('*', 'nic').replace(/:\w+/g, randomUUID());
    const met: Record<string, string> = {};
    const declared: Record<string, string> = {};
    for (const name of ACTOR_NAMES) {
      declared[name] = REFUSED[access][name] ?? (confirmed ? 'unconfirmed' : 'let in');
      met[name] = refusalIn(await actors.ask(name, { method: method as 'GET', url }));
    }
    expect(met).toEqual(declared);
  });
});

/** Why an answer refuses whoever asks, told by status and text; anything else came from behind the door. */
function refusalIn(answer: { statusCode: number; body: string }): string {
  const refusal = REFUSALS.find(
    (code) => answer.statusCode === FAULTS[code].status && answer.body.includes(FAULTS[code].message),
  );
  return refusal ?? (answer.statusCode < 500 ? 'let in' : `failed with ${answer.statusCode}`);
}
