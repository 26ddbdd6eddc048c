import { describe, expect, it, test } from 'vitest';
import { MAIL_NAMES } from '#content/mail-names.ts';
import { REPLY_LANDS } from '#content/mail-replies.ts';
import type { MutableMail } from '#domain/accounts/mail-choices.ts';
import { monthsBefore } from '#domain/legal/retention.ts';
import { type Person, person, proven, registered } from '../../../tests/accounts.ts';
import { contactBody, requestBody } from '../../../tests/factories/bodies.ts';
import { mailsAbout } from '../../../tests/outbox.ts';
import { begunProject, projectDesk, sendAsSeen } from '../../../tests/projects.ts';
import { remindedOffer, sentOffer } from '../../../tests/sent-offer.ts';
import { stageMove } from '../../../tests/stage-moves.ts';
import { runSweep } from '../../../tests/test-services.ts';
import { uniqueLetters } from '../../../tests/unique.ts';

const { app, admin, time } = await projectDesk();
const { services, database, dataDir } = app;

const by = () => ({ actor: { kind: 'operator' as const }, now: time.clock() });

const acted = async (url: string, body: object) => {
  const answer = await admin.post(url, body);
  expect([answer.statusCode, answer.json().message]).toEqual([expect.any(Number), undefined]);
  return answer.json();
};
const offerTo = (email: string) => sentOffer(app, {}, { name: 'Jana', email });
const projectOf = async (email: string) => {
  const { projectId } = await begunProject(app, {}, { name: 'Jana', email });
  const url = `/api/admin/projects/${projectId}`;
  const { stages, checklist, payments } = (await admin.inject({ url })).json();
  const change = async (part: string, body: object) => {
    const answer = await sendAsSeen(admin, 'PATCH', [url, part].filter(Boolean).join('/'), body);
    expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
  };
  return { url, stages, checklist, payments, change };
};
const requestOf = async (email: string) => {
  const sent = await app.browser().post('/api/service-requests', requestBody({ email }));
  return `/api/admin/requests/${sent.json().id}`;
};

/** Who the address belongs to. */
const people = new Map<string, Person>();
const withAccount = async (email: string) => {
  const who = person(uniqueLetters(), email);
  people.set(email, who);
  await proven(app, who);
};

interface Mailed {
  kind: string;
  /** Of business 7: what its recipient chooses; null of what always goes out. */
  choice: MutableMail | null;
  /** False of a mail with a code or a link that nobody else may have: an answer would hold it. */
  isAnswered?: false;
  /** What there is before it. */
  before?: (email: string) => Promise<unknown>;
  /** Makes the program send it. */
  send: (email: string) => Promise<unknown>;
}

/** Every mail that a client gets. */
const MAILS: Record<string, Mailed> = {
  'a new offer': { kind: 'offer-sent', choice: null, send: offerTo },
  'a revision': {
    kind: 'offer-sent',
    choice: null,
    send: async (email) => {
      const { id } = await offerTo(email);
      await database.pool.query("DELETE FROM mails WHERE kind = 'offer-sent' AND to_address = $1", [email]);
      await services.offers.revise(id, by());
      await services.offers.send(id, { subject: 'Upravená cenová ponuka', text: 'Dobrý deň' }, by());
    },
  },
  'a reminder': {
    kind: 'offer-reminder',
    choice: 'offer-reminder',
    send: (email) => remindedOffer(app, email),
  },
  'an acceptance': { kind: 'offer-accepted-client', choice: null, send: projectOf },
  'an answer about an offer': {
    kind: 'offer-answered',
    choice: 'message',
    send: async (email) =>
      acted(`/api/admin/offers/${(await offerTo(email)).id}/answers`, { lineId: null, text: 'Áno.' }),
  },
  'a message at a project': {
    kind: 'project-message',
    choice: 'message',
    send: async (email) => acted(`${(await projectOf(email)).url}/messages`, { text: 'Začínam s návrhom.' }),
  },
  'an answer to a request': {
    kind: 'request-reply',
    choice: 'message',
    send: async (email) => acted(`${await requestOf(email)}/replies`, { text: 'Dobrý deň.' }),
  },
  'a stage that is delivered': {
    kind: 'project-stage-delivered',
    choice: 'stage',
    send: async (email) => {
      const { stages, change } = await projectOf(email);
      for (const state of ['active', 'delivered'] as const)
        await change(`stages/${stages[0].id}`, stageMove(state));
    },
  },
  'the launch of a project': {
    kind: 'project-launched',
    choice: null,
    send: async (email) => {
      const { stages, change } = await projectOf(email);
      for (const { id } of stages)
        for (const state of ['active', 'delivered', 'approved'] as const)
          await change(`stages/${id}`, stageMove(state));
      await change('', { state: 'launched' });
    },
  },
  'an item that came back': {
    kind: 'project-item-returned',
    choice: 'checklist',
    send: async (email) => {
      const { checklist, change } = await projectOf(email);
      const item = `checklist/${checklist[0].id}`;
      await change(item, { state: 'brought' });
      await change(item, { state: 'returned', reason: 'Logo má malé rozlíšenie.' });
    },
  },
  'a payment call': { kind: 'payment-call', choice: null, send: projectOf },
  'another link to an offer': {
    kind: 'offer-link',
    choice: null,
    send: async (email) => services.offers.newLink((await offerTo(email)).id, true, by()),
  },
  'a request of the wizard': { kind: 'request-client', choice: null, send: requestOf },
  'a request of the contact form': {
    kind: 'contact-client',
    choice: null,
    send: (email) => app.browser().post('/api/contact-messages', contactBody({ email })),
  },
  'an invitation': {
    kind: 'client-invitation',
    choice: null,
    send: async (email) => {
      const { rows } = await database.pool.query('SELECT client_id FROM offers WHERE id = $1', [
        (await offerTo(email)).id,
      ]);
      await acted(`/api/admin/clients/${rows[0].client_id}/invitations`, { email });
    },
  },
  'a code': {
    kind: 'account-email-code',
    choice: null,
    isAnswered: false,
    send: (email) => registered(app, person(uniqueLetters(), email)),
  },
  'instead of a code, to whom the address belongs': {
    kind: 'account-email-code',
    choice: null,
    before: withAccount,
    send: (email) => registered(app, person(uniqueLetters(), email)),
  },
  'a link for a new password': {
    kind: 'account-reset-link',
    choice: null,
    isAnswered: false,
    before: withAccount,
    send: (email) => app.browser().post('/api/password/forgotten', { email }),
  },
  'a link to sign in': {
    kind: 'account-sign-in-link',
    choice: null,
    isAnswered: false,
    before: withAccount,
    send: (email) => app.browser().post('/api/login/link', { email }),
  },
  'a notice of security': {
    kind: 'account-security',
    choice: null,
    before: withAccount,
    send: async (email) => {
      const { username, password } = people.get(email) ?? expect.fail('no account');
      const browser = app.browser();
      await browser.post('/api/login', { username, password });
      await browser.post('/api/account/confirmation', { password });
      const changed = await browser.post('/api/account/password', { password: `Iné-${password}` });
      expect(changed.statusCode).toBe(200);
    },
  },
  'a warning of an account that nobody uses': {
    kind: 'account-unused',
    choice: null,
    before: withAccount,
    send: async (email) => {
      const now = time.clock();
      const { rows } = await database.pool.query(
        'UPDATE accounts SET created_at = $2 WHERE email = $1 RETURNING id',
        [email, monthsBefore(now, services.site.retention.unusedAccountMonths)],
      );
      await database.pool.query('DELETE FROM audit_log WHERE actor = $1', [rows[0].id]);
      await runSweep(services, 'delete-unused-accounts', now);
    },
  },
};

const OF_OPERATOR = Object.keys(MAIL_NAMES).filter((kind) => kind.endsWith('-operator'));

test('every kind of mail is one of these, or the operator’s own', () => {
  const known = new Set([
    ...Object.values(MAILS).map(({ kind }) => kind),
    ...OF_OPERATOR,
    'request-answer-due',
  ]);
  expect([...known].toSorted()).toEqual(Object.keys(MAIL_NAMES).toSorted());
});

const stored = async (email: string, kind: string): Promise<{ id: string; status: string; name: string }[]> =>
  (
    await database.pool.query(
      'SELECT id, status, message_id AS name FROM mails WHERE to_address = $1 AND kind = $2',
      [email, kind],
    )
  ).rows;

/** What becomes of the next mail of a kind to an address. */
async function next({ kind, send }: Mailed, email: string) {
  const before = new Set((await stored(email, kind)).map(({ id }) => id));
  await send(email);
  const fresh = async () => (await stored(email, kind)).find(({ id }) => !before.has(id));
  await app.drain();
  expect((await fresh())?.status ?? 'pending').not.toBe('pending');
  return (await fresh()) ?? expect.fail('no mail');
}

const letter = async (email: string, name: string) =>
  (await mailsAbout(dataDir, email)).find(({ messageId }) => messageId === `<${name}>`) ??
  expect.fail('not sent');

const seen = (text: string | undefined) => text?.replaceAll(/\s+/g, ' ') ?? '';

describe.each(Object.entries(MAILS))('%s', (_, mailed) => {
  const { kind, choice, isAnswered = true, before } = mailed;

  it('says where an answer ends up, if it can be answered, and is switched off by its own link, if it is to be', async () => {
    const email = `${uniqueLetters()}@example.sk`;
    await before?.(email);
    const { name, status } = await next(mailed, email);
    expect(status).toBe('sent');
    const { replyTo, text, html, headers, references } = await letter(email, name);
    // Codes, security and requests stay alone; all of an offer and its project is one conversation.
    expect([kind, references !== undefined]).toEqual([kind, /^(offer|project|payment)-/.test(kind)]);
    expect(replyTo?.map(({ address }) => address)).toEqual(
      isAnswered ? [services.operator.address] : undefined,
    );
    for (const said of [seen(text), seen(html)]) {
      expect(said.includes(REPLY_LANDS)).toBe(isAnswered);
      expect(said.match(/na tento e-mail|odpoveďou na/giu) ?? []).toHaveLength(isAnswered ? 1 : 0);
    }

    const [, page = ''] = /<body(.*)/s.exec(html || '') ?? [];
    const words = page
      .replaceAll(/<span style="white-space:nowrap">[^<]+<\/span>/g, '')
      .replaceAll(/<[^>]*>/g, '\n');
    expect(
      words.match(/.*(?:\d (?:%|€)|\d\u00A0–.*\d\u00A0(?!€)\p{L}|(?:CP|RO|VP)-\d|\n[ksvzouai] ).*/giu),
    ).toBeNull();

    const oneClick = headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const [, path] = /^<http:\/\/[^/]+(\/\S+)>$/.exec(oneClick) ?? [];
    expect([kind, path !== undefined]).toEqual([kind, choice !== null]);
    expect(text?.includes('/emaily#')).toBe(choice !== null);
    if (path === undefined) return;
    const opened = await app.app.inject({ url: path });
    const [, token] = /^\/emaily#(\S+)$/.exec(String(opened.headers.location)) ?? [];
    expect(seen(html)).toContain(`/emaily#${token}`);
    const shown = await app.browser().post('/api/mail-choice', { token });
    expect(shown.json()).toMatchObject({ kind: choice, isOn: true });
    const pressed = await app.browser().send('PUT', '/api/mail-choice', { token, isOn: false });
    expect(pressed.json()).toMatchObject({ isOn: false });
    expect((await next(mailed, email)).status).toBe('muted');
  });
});
