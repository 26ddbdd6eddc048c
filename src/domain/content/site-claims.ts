import { vatClause, vatStatus } from '../quote/vat.ts';
import { answerWithin, promisedDays } from '../requests/answer-clock.ts';
import type { Claims } from './claims.ts';
import type { SiteFacts } from './site-schema.ts';
import { workingTimeOf } from './working-week.ts';

/**
 * The claims that may be printed, the only ones texts are filled with. The answer time at a critical fault is promised
 * to paid maintenance within support hours, so without these hours it is not said at all (decisions 7.11). That of an
 * answer is said with the days it is counted in (decisions 8.4). What is said of VAT goes with them.
 */
export function siteClaims({
  claims,
  support,
  vat,
  workingTime,
}: Pick<SiteFacts, 'claims' | 'support' | 'vat' | 'workingTime'>): Claims {
  const { criticalResponseHours, ...others } = claims;
  const time = workingTimeOf({ workingTime });
  const printed = {
    answerWithin: answerWithin(claims.callbackHours, time),
    promisedDays: promisedDays(time),
    vat: vatStatus(vat),
    vatClause: vatClause(vat),
  };
  return support.hours === null
    ? { ...others, ...printed }
    : { ...others, ...printed, criticalResponseHours, supportHours: support.hours };
}
