import { createHmac } from 'node:crypto';
import type { Actor } from '#domain/accounts/actor.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { Fault } from '#domain/errors/faults.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { calendarText } from '#domain/projects/calendar.ts';
import { calendarDays } from '#domain/projects/calendar-days.ts';
import { approveByOf } from '#domain/projects/expected.ts';
import { scheduleOf, toldLaunch } from '#domain/projects/plan.ts';
import { type Caller, noteOn } from '../audit/note.ts';
import { findReached } from '../clients/reach-data.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import type { Download } from '../http/download.ts';
import { tokenHash } from '../offers/links.ts';
import { paymentsOf } from '../payments/data.ts';
import { deleteFeed, findFeed, insertFeed, projectOfFeed } from './calendar-data.ts';
import { itemsOf, stagesOf } from './data.ts';
import { lockReachedProject } from './reached-project.ts';

interface CalendarAddress {
  address: string | null;
}

/**
 * Calendars with the days of a project. The secret in an address is made like that of a link (decision 090), so that it can
 * be shown again; stored is its hash. A project that the actor does not reach throws notFound.
 */
export interface ProjectCalendars {
  /** The address that this client has. */
  read(projectId: string, by: Caller): Promise<CalendarAddress>;
  /** The same, made where there is none. */
  make(projectId: string, by: Caller): Promise<CalendarAddress>;
  end(projectId: string, by: Caller): Promise<CalendarAddress>;
  /** The calendar behind a secret. Throws notFound for any but a good one. */
  feed(secret: string, now: Date): Promise<Download>;
}

type CalendarOptions = Pick<Foundation, 'db' | 'site' | 'config' | 'random'>;

const note = noteOn('project');

/** Calendars that anybody could ask for are kept nowhere and found by no one. */
const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };

export function createProjectCalendars({ db, site, config, random }: CalendarOptions): ProjectCalendars {
  const time = workingTimeOf(site);
  const { secrets, publicUrl } = config;

  const tokenWith = (secret: string, id: string) =>
    createHmac('sha256', secret).update(`calendar:${id}`).digest('base64url');

  /** Null once the key that made it is gone. */
  const addressOf = (feed: { id: string; tokenHash: string } | null): CalendarAddress => {
    const token =
      feed &&
      secrets.map((secret) => tokenWith(secret, feed.id)).find((one) => tokenHash(one) === feed.tokenHash);
    return { address: token ? `${publicUrl}/api/calendar/${token}/terminy.ics` : null };
  };

  /** Works on a project that the actor reaches, under its lock. */
  const onProject = <Result>(
    id: string,
    { actor }: Caller,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction(async (transaction) => {
      await lockReachedProject(transaction, actor, id);
      return work(transaction);
    });

  return {
    async read(projectId, by) {
      if (!(await findReached(db, by.actor, { type: 'project', id: projectId }))) throw new Fault('notFound');
      return addressOf(await findFeed(db, projectId, by));
    },

    make: (projectId, by) =>
      onProject(projectId, by, async (transaction) => {
        const { actor, now } = by;
        const known = addressOf(await findFeed(transaction, projectId, by));
        if (known.address !== null) return known;
        await deleteFeed(transaction, projectId, actor);
        const id = random.uuid();
        const feed = { id, tokenHash: tokenHash(tokenWith(secrets[0], id)) };
        const whose = actor.kind === 'link' ? { offerId: actor.offerId } : accountIn(actor);
        await insertFeed(transaction, { ...feed, ...whose, projectId, createdAt: now });
        await note(transaction, projectId, 'project.calendar-made', by);
        return addressOf(feed);
      }),

    end: (projectId, by) =>
      onProject(projectId, by, async (transaction) => {
        if (await deleteFeed(transaction, projectId, by.actor))
          await note(transaction, projectId, 'project.calendar-ended', by);
        return { address: null };
      }),

    async feed(secret, now) {
      const project = await projectOfFeed(db, tokenHash(secret), now);
      if (!project) throw new Fault('notFound');
      const { id, name, state, startOn, launchOn } = project;
      const [stages, items] = [await stagesOf(db, [id]), await itemsOf(db, [id])];
      const payments = await paymentsOf(db, [id]);
      const schedule = scheduleOf({ startOn, launchOn, stages, items }, wallTimeOf(now).day, time);
      const plan = { ...schedule, launchOn: toldLaunch(schedule.launchOn, launchOn) };
      const days = calendarDays({
        ...{ id, name, state, plan, items },
        stages: stages.map((stage) => ({ ...stage, approveBy: approveByOf(stage, time) })),
        payments: payments.map((payment) => ({ ...payment, isOpen: payment.state === 'open' })),
      });
      return {
        bytes: calendarText({ name, host: new URL(publicUrl).hostname, now }, days),
        type: 'text/calendar; charset=utf-8',
        fileName: 'terminy.ics',
        headers: PRIVATE,
      };
    },
  };
}

const accountIn = (actor: Actor) => ('accountId' in actor ? { accountId: actor.accountId } : {});
