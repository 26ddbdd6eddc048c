/** The arrow of a forward action; moves a little when its button is hovered. */
export function Arrow() {
  return (
    <svg viewBox="0 0 14 10" width="14" height="10" className="arrow" aria-hidden="true" fill="none">
      <path d="M0 5h12.5M8.5 1l4 4-4 4" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}
