import { text } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { OFFER_LINK_HEADER } from '#domain/offers/link-header.ts';
import { person, registered } from '../accounts.ts';
import { sentOffer } from '../sent-offer.ts';
import type { TestApp, TestBrowser } from '../test-app.ts';

/** Everybody who can stand before a door; the state of the accounts is written into the database. */
export const ACTORS = {
  stranger: null,
  /** Holds the secret link of an offer. */
  holder: null,
  unproven: 'email_verified_at = null',
  clientA: 'email_verified_at = now()',
  clientB: 'email_verified_at = now()',
  blocked: 'email_verified_at = now(), blocked_at = now()',
  admin: "email_verified_at = now(), role = 'admin', totp_confirmed_at = now()",
  adminWithoutFactor: "email_verified_at = now(), role = 'admin'",
} as const;
export type ActorName = keyof typeof ACTORS;
export const ACTOR_NAMES = Object.keys(ACTORS) as ActorName[];

/** The actors at the doors of one program. */
export interface Actors {
  browsers: Record<ActorName, TestBrowser>;
  /** Asks as somebody, whose session is there as after the sign-in, whatever other calls have done to it. */
  ask(
    actor: ActorName,
    request: Pick<InjectOptions, 'method' | 'url'>,
  ): Promise<{ statusCode: number; body: string }>;
}

/** Makes an account for each actor, signed in in a browser of its own; the password was not typed lately. */
export async function makeActors(app: TestApp): Promise<Actors> {
  const { pool } = app.database;
  const browsers: Partial<Record<ActorName, TestBrowser>> = {};
  for (const name of ACTOR_NAMES) {
    const state = ACTORS[name];
    const browser = state === null ? app.browser() : await registered(app, person(name));
    if (state !== null) await pool.query(`UPDATE accounts SET ${state} WHERE username = $1`, [name]);
    await browser.token();
    browsers[name] = browser;
  }
  await pool.query('UPDATE sessions SET confirmed_at = null');
  await pool.query('CREATE TABLE kept_sessions AS SELECT * FROM sessions');
  const offer = await sentOffer(app);
  const made = browsers as Actors['browsers'];
  return {
    browsers: made,
    async ask(actor, request) {
      await pool.query('DELETE FROM sessions');
      await pool.query('INSERT INTO sessions SELECT * FROM kept_sessions');
      const { cookies } = made[actor];
      const isReading = request.method === 'GET';
      const answer = await app.app.inject({
        ...request,
        cookies,
        headers: {
          'x-csrf-token': cookies['csrf-token'] ?? '',
          ...(actor === 'holder' ? { [OFFER_LINK_HEADER]: offer.token } : {}),
        },
        ...(isReading ? {} : { payload: {} }),
        payloadAsStream: true,
      });
      const { statusCode, headers } = answer;
      const stream = answer.stream();
      // A stream of events has no end.
      if (headers['content-type'] !== 'text/event-stream') return { statusCode, body: await text(stream) };
      stream.destroy();
      return { statusCode, body: '' };
    },
  };
}
