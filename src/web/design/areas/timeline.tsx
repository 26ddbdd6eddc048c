import type { ReactNode } from 'react';
import './areas.css';

export interface TimelineEvent {
  key: string;
  /** As an ISO instant, and as it is read: "23. 11. 9:20". */
  at: string;
  time: string;
  title: ReactNode;
  detail?: ReactNode;
}

/** What happened, in the order given, each on its tick of one axis. */
export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <ol aria-label={label} className="timeline">
      {events.map(({ key, at, time, title, detail }) => (
        <li key={key}>
          <time dateTime={at}>{time}</time>
          <div className="timeline-event">
            <p className="timeline-title">{title}</p>
            {detail && <p className="timeline-detail">{detail}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
