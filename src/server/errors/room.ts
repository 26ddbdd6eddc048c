import { reportError } from '#domain/errors/contract.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import type { Room } from '../room.ts';
import { ErrorReports } from './service.ts';

/** Reports of failures in browsers (specification 7). */
export function errorRoom({ db }: Foundation): Room {
  const reports = new ErrorReports(db);
  return {
    calls: [
      serve(reportError, async ({ body, now, request }) => {
        await reports.record(body, now);
        request.log.warn({ reported: body.errorId, category: body.category }, 'browser reported an error');
        return { errorId: body.errorId };
      }),
    ],
    sweeps: [{ name: 'delete-error-reports', minute: 19, run: (now) => reports.sweep(now) }],
  };
}
