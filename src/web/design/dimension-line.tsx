/** The dimension line itself: as wide as its place, between two ticks with arrowheads; `change` moves its right end. */
export function DimensionLine({ change }: { change?: 'up' | 'down' | undefined }) {
  return (
    <div className="dimension-span" data-change={change}>
      <Arrowhead />
      <Arrowhead />
    </div>
  );
}

const Arrowhead = () => (
  <svg viewBox="0 0 9 7" aria-hidden="true">
    <path d="M0 3.5 9 0v7z" />
  </svg>
);
