interface AnswerTime {
  /** As text, like every claim: "24". */
  hours: string;
  label: string;
  /** "do 24 hodín" */
  limit: string;
}

/** Promised times as measures over one ruler of hours. */
export function AnswerTimes({ items }: { items: readonly AnswerTime[] }) {
  const longest = Math.max(...items.map(({ hours }) => Number(hours)));
  const share = (hours: number) => `${(hours / longest) * 100}%`;
  return (
    <>
      <ul className="grid gap-4">
        {items.map(({ hours, label, limit }) => (
          <li key={label}>
            <p className="flex flex-wrap justify-between gap-x-6">
              <span>{label}</span>
              <span className="whitespace-nowrap font-mono font-medium tracking-tight">{limit}</span>
            </p>
            <TimeMeasure end={share(Number(hours))} />
          </li>
        ))}
      </ul>
      <svg
        className="illustration mt-3 mb-1.5 block h-2 w-full border-t-stroke border-ink stroke-control stroke-1"
        aria-hidden="true"
      >
        {Array.from({ length: longest + 1 }, (_, hour) => share(hour)).map((x) => (
          <line key={x} x1={x} x2={x} y1="0" y2="8" />
        ))}
      </svg>
      <p className="flex justify-between font-mono text-mark text-ink-2" aria-hidden="true">
        <span>0</span>
        <span>{longest} h</span>
      </p>
    </>
  );
}

/** A dimension line from the left edge to a part of the width, which no path can name. */
const TimeMeasure = ({ end }: { end: string }) => (
  <svg className="illustration my-1.5 block h-4 w-full overflow-visible" aria-hidden="true">
    <line x1="0" x2={end} y1="8" y2="8" className="dim" />
    <path d="M0 0v16" className="dim" />
    <path d="m0 8 9 3.5v-7z" className="dim-head" />
    <svg x={end} className="overflow-visible" aria-hidden="true">
      <path d="M0 0v16" className="dim" />
      <path d="m0 8-9 3.5v-7z" className="dim-head" />
    </svg>
  </svg>
);
