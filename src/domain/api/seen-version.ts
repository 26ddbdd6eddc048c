import { z } from 'zod';

/** Of a record that is changed: what was seen of it, so that two windows do not overwrite each other unknowingly. */
export const seenVersion = z.int().describe('as it was seen; refused where it has changed since');

/** The query of a call that removes a record. */
export const removedVersion = z.object({ version: z.coerce.number<string>().pipe(seenVersion) });

/** Whether the body of a change says something besides the version. */
export const saysSomething = (body: object): boolean =>
  Object.entries(body).some(([name, value]) => name !== 'version' && value !== undefined);
