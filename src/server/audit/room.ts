import { z } from 'zod';
import { LIST_ROWS } from '#domain/api/list-part.ts';
import { auditActor, auditSentence, auditSubject } from '#domain/audit/audit-texts.ts';
import { auditLog } from '#domain/audit/contract.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import type { Room } from '../room.ts';
import { findEntries } from './data.ts';
import { usernames } from './read-data.ts';
import { subjectNames, subjectScreens } from './subject-names.ts';

const isUuid = (text: string): boolean => z.uuid().safeParse(text).success;

/** The audit log as the administration reads it: names come from what is there today, so the log keeps none. */
export const auditRoom = ({ db }: Pick<Foundation, 'db'>): Room => ({
  calls: [
    serve(auditLog, async ({ query }) => {
      const entries = await findEntries(db, query, LIST_ROWS);
      const ids = entries.flatMap(({ actor, subjectId }) => [actor, subjectId]).filter(isUuid);
      const names = await usernames(db, ids);
      const records = await subjectNames(db, ids);
      const screenOf = await subjectScreens(db, ids);
      const nameOf = (id: string) => records.get(id) ?? names.get(id);
      return entries.map(({ id, at, actor, action, subjectType, subjectId }) => ({
        id,
        at: at.toISOString(),
        actor: auditActor(actor, names.get(actor)),
        action,
        sentence: auditSentence(action, subjectType, nameOf(subjectId)),
        subject: {
          type: subjectType,
          id: subjectId,
          name: auditSubject(subjectType, nameOf(subjectId)),
          // What is gone is shown nowhere.
          record: records.has(subjectId) ? screenOf(subjectType, subjectId) : null,
        },
      }));
    }),
  ],
});
