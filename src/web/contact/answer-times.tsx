import { useHydrated } from '../shell/use-hydrated.ts';
import { WeekOfAnswer } from './week-of-answer.tsx';

interface AnswerTime {
  label: string;
  /** "do 24 hodín v pracovných dňoch" */
  limit: string;
  /** Whether it is what a message that is written now is promised. */
  drawn: boolean;
}

/** Promised times; that of a message is drawn over the visitor’s own week, which the server and paper do not know. */
export function AnswerTimes({ items, now }: { items: readonly AnswerTime[]; now: string }) {
  const hydrated = useHydrated();
  return (
    <ul className="grid gap-4">
      {items.map(({ label, limit, drawn }) => (
        <li key={label}>
          <p className="flex flex-wrap justify-between gap-x-6">
            <span>{label}</span>
            <span className="font-mono font-medium tracking-tight">{limit}</span>
          </p>
          {drawn && (
            <div className="min-h-32 noscript:hidden print:hidden">
              {hydrated && <WeekOfAnswer text={now} />}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
