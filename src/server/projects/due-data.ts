import { and, asc, eq, inArray, isNotNull, lte, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, union } from 'drizzle-orm/pg-core';
import type { Day } from '#domain/kernel/local-time.ts';
import { isAtWork, isBeforeLaunch, PROJECT_STATES } from '#domain/projects/project-life.ts';
import { clients } from '../clients/table.ts';
import type { Db } from '../db/pool.ts';
import { messages } from '../messages/table.ts';
import { isWaitingAbout } from '../messages/waiting-data.ts';
import { payments } from '../payments/table.ts';
import { changeProjects } from './change-data.ts';
import { isOverdueOn } from './list-data.ts';
import { checklistItems, projectStages, projects } from './table.ts';

/** What is neither paused nor closed. Said by what it is, since most are closed and need not be read. */
const AT_WORK = PROJECT_STATES.filter(isAtWork);
const AHEAD = PROJECT_STATES.filter(isBeforeLaunch);

/** True of what belongs to a project at which something is done. */
export const ofWork = (db: Db, projectId: PgColumn): SQL =>
  inArray(projectId, db.select({ id: projects.id }).from(projects).where(inArray(projects.state, AT_WORK)));

/** Items that wait for the operator to look at them. */
export const isBrought = eq(checklistItems.state, 'brought');

/** Stages that clients have returned and that are worked on again. */
export const isReturned = (db: Db): SQL | undefined =>
  and(
    eq(projectStages.state, 'active'),
    isNotNull(projectStages.returnedOn),
    ofWork(db, projectStages.projectId),
  );

/**
 * Stages that may end today or should have ended: as many days as were agreed have passed with today since they began. How many
 * of them were working days is for the caller to count; whose they are is asked only of those that are shown.
 */
export const longStages = (db: Db, today: Day, limit: number) =>
  db
    .select({
      id: projectStages.id,
      projectId: projectStages.projectId,
      days: projectStages.days,
      startedOn: projectStages.startedOn,
    })
    .from(projectStages)
    .where(
      and(
        eq(projectStages.state, 'active'),
        ofWork(db, projectStages.projectId),
        sql`${projectStages.startedOn}::date + ${projectStages.days} <= ${today}::date + 1`,
      ),
    )
    .orderBy(asc(projectStages.startedOn), asc(projectStages.id))
    .limit(limit);

/** How these stages are called, and as which version they are seen. */
export const namesOfStages = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: projectStages.id, name: projectStages.name, version: projectStages.version })
    .from(projectStages)
    .where(inArray(projectStages.id, [...ids]));

/** These projects with their clients. */
export const namesOfProjects = (db: Db, ids: readonly string[]) =>
  db
    .select({
      project: { id: projects.id, name: projects.name, state: projects.state },
      client: clients.name,
    })
    .from(projects)
    .innerJoin(clients, eq(clients.id, projects.clientId))
    .where(inArray(projects.id, [...ids]));

/**
 * Projects before their launch at which no stage is worked on, so that a stage may have to be begun or the website to be
 * launched; whether and when is for the caller to find, and whose they are is asked only of those that are shown.
 */
export const idleProjects = (db: Db, today: Day, limit: number) =>
  db
    .select({
      id: projects.id,
      state: projects.state,
      startOn: projects.startOn,
      launchOn: projects.launchOn,
    })
    .from(projects)
    .where(
      and(
        inArray(projects.state, AHEAD),
        lte(projects.startOn, today),
        notExists(
          db
            .select({ one: sql`1` })
            .from(projectStages)
            .where(and(eq(projectStages.projectId, projects.id), eq(projectStages.state, 'active'))),
        ),
      ),
    )
    .orderBy(asc(projects.createdAt), asc(projects.id))
    .limit(limit);

/** Stages of projects as their plan needs them, in their order. */
export const stagesToPlan = (db: Db, projectIds: readonly string[]) =>
  db
    .select({
      id: projectStages.id,
      projectId: projectStages.projectId,
      name: projectStages.name,
      days: projectStages.days,
      state: projectStages.state,
      notBefore: projectStages.notBefore,
      startedOn: projectStages.startedOn,
      deliveredOn: projectStages.deliveredOn,
    })
    .from(projectStages)
    .where(inArray(projectStages.projectId, [...projectIds]))
    .orderBy(asc(projectStages.position));

/** Items of projects that are not accepted yet, without what was brought for them. */
export const openItems = (db: Db, projectIds: readonly string[]) =>
  db
    .select({
      id: checklistItems.id,
      projectId: checklistItems.projectId,
      stageId: checklistItems.stageId,
      title: checklistItems.title,
      state: checklistItems.state,
      dueOn: checklistItems.dueOn,
      broughtOn: checklistItems.broughtOn,
    })
    .from(checklistItems)
    .where(and(inArray(checklistItems.projectId, [...projectIds]), ne(checklistItems.state, 'accepted')));

/** Projects of which something waits for the operator besides the work itself: items, wishes, messages, overdue payments. */
export const projectsWaiting = (db: Db, today: Day, limit: number): Promise<{ id: string }[]> =>
  union(
    db
      .select({ id: checklistItems.projectId })
      .from(checklistItems)
      .where(and(isBrought, ofWork(db, checklistItems.projectId))),
    db.select({ id: projectStages.projectId }).from(projectStages).where(isReturned(db)),
    changeProjects(db),
    db.select({ id: messages.subjectId }).from(messages).where(isWaitingAbout('project')),
    db.select({ id: payments.projectId }).from(payments).where(isOverdueOn(today)),
  ).limit(limit);
