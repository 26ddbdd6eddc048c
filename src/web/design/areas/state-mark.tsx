import type { ReactElement } from 'react';
import './state-mark.css';

interface Drawing {
  drawn: ReactElement;
  tone?: 'quiet' | 'ok' | 'warn' | 'error';
  /** 14 × 14, unless said otherwise. */
  width?: number;
  height?: number;
}

const RING = <circle cx="7" cy="7" r="5.5" />;
const DASHED_RING = <circle cx="7" cy="7" r="5.5" strokeDasharray="2.2 2.1" />;
const SHEET = <path d="M2 1.5h10v11H2z" />;
const TICK_INSIDE = <path d="M4.2 7.2l2 2 3.6-4.2" />;
const CROSS_INSIDE = <path d="M4.8 4.8l4.4 4.4M9.2 4.8L4.8 9.2" />;
const TICK = <path d="M2 7.5l3.5 3.5L12 3.5" strokeWidth="2" />;
const CROSS = <path d="M2.5 2.5l9 9M11.5 2.5l-9 9" />;
const BAR = <path d="M1 3v8M25 3v8M1 7h24" />;

const onRing = (inside: ReactElement) => (
  <>
    {RING}
    {inside}
  </>
);

const onSheet = (inside: ReactElement) => (
  <>
    {SHEET}
    {inside}
  </>
);

/** A bar measured up to a part of its 24 px. */
const bar = (filled: number, more?: ReactElement): Pick<Drawing, 'drawn' | 'width'> => ({
  drawn: (
    <>
      {BAR}
      {filled > 0 && <rect x="1" y="4.5" width={filled} height="5" className="solid" />}
      {more}
    </>
  ),
  width: 26,
});

const AWAITS_APPROVAL = <path d="M21 3v8" strokeDasharray="2 1.5" />;

/** The shape says what it is, the filling how far it has come. */
const DRAWINGS = {
  request: {
    new: { drawn: <circle cx="7" cy="7" r="5.5" className="full" /> },
    seen: { drawn: onRing(<circle cx="7" cy="7" r="1.8" className="solid" />) },
    contacted: { drawn: onRing(<path d="M7 1.5a5.5 5.5 0 0 1 0 11z" className="solid" />) },
    offered: { drawn: onRing(<path d="M7 7V1.5a5.5 5.5 0 1 1-5.5 5.5z" className="solid" />) },
    won: { drawn: onRing(TICK_INSIDE), tone: 'ok' },
    lost: { drawn: onRing(CROSS_INSIDE), tone: 'quiet' },
    archived: { drawn: DASHED_RING, tone: 'quiet' },
  },
  offer: {
    draft: { drawn: <path d="M2 1.5h10v11H2z" strokeDasharray="2.4 2" /> },
    sent: { drawn: onSheet(<path d="M4.5 5h5M4.5 8h5" />) },
    viewed: { drawn: onSheet(<circle cx="7" cy="7" r="2.2" className="solid" />) },
    accepted: { drawn: onSheet(TICK_INSIDE), tone: 'ok' },
    declined: { drawn: onSheet(CROSS_INSIDE), tone: 'quiet' },
    expired: { drawn: onSheet(<path d="M2 12.5l10-11" />), tone: 'quiet' },
    superseded: { drawn: <path d="M4.5 1h8v9h-8zM4.5 4h-3v9h8v-3" />, tone: 'quiet' },
    withdrawn: { drawn: onSheet(<path d="M4.5 7h5" />), tone: 'quiet' },
  },
  project: {
    agreed: bar(0),
    'in-progress': bar(11),
    'in-review': bar(17, AWAITS_APPROVAL),
    launched: { ...bar(24), tone: 'ok' },
    'in-care': { ...bar(24, <path d="M13 1v3M7 1v3M19 1v3" />), tone: 'ok' },
    closed: { drawn: <path d="M1 2v10M25 2v10M1 5h24M1 9h24" />, tone: 'quiet', width: 26 },
    paused: { ...bar(11, <path d="M16 2v10M19.5 2v10" />), tone: 'warn' },
  },
  stage: {
    planned: bar(0),
    active: bar(11),
    delivered: bar(17, AWAITS_APPROVAL),
    approved: { ...bar(24), tone: 'ok' },
  },
  item: {
    asked: { drawn: DASHED_RING },
    brought: { drawn: <path d="M8 11V2.5M4.5 6L8 2.5 11.5 6M2 11v3h12v-3" />, width: 16, height: 16 },
    accepted: { drawn: TICK, tone: 'ok' },
    returned: { drawn: CROSS, tone: 'error' },
    waived: { drawn: CROSS, tone: 'quiet' },
  },
  payment: {
    open: { drawn: <path d="M11.5 3.2a4.5 4.5 0 1 0 0 7.6M1 5.7h7.5M1 8.3h7.5" /> },
    overdue: {
      drawn: <path d="M8 1.8L15 14H1zM8 6v4M8 11.5v1.3" />,
      tone: 'error',
      width: 16,
      height: 16,
    },
    paid: { drawn: TICK, tone: 'ok' },
    cancelled: { drawn: CROSS, tone: 'quiet' },
  },
} as const satisfies Record<string, Record<string, Drawing>>;

export type MarkedThing = keyof typeof DRAWINGS;

interface StateMarkProps<Thing extends MarkedThing> {
  of: Thing;
  state: keyof (typeof DRAWINGS)[Thing];
  /** The word of the state; the drawing alone never says it. */
  children: string;
}

/** The drawing of a state; its word stands elsewhere in the same row. */
export function StateDrawing<Thing extends MarkedThing>({
  of,
  state,
}: Omit<StateMarkProps<Thing>, 'children'>) {
  const { drawn, width = 14, height = 14 } = DRAWINGS[of][state] as Drawing;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {drawn}
    </svg>
  );
}

/** A state as a drawn mark with its word. */
export function StateMark<Thing extends MarkedThing>({ of, state, children }: StateMarkProps<Thing>) {
  const { tone } = DRAWINGS[of][state] as Drawing;
  return (
    <span className={`state-mark ${tone ? `tone-${tone}` : ''}`.trim()}>
      <StateDrawing of={of} state={state} />
      {children}
    </span>
  );
}
