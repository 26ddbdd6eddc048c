/** The mark of the brand: a W measured by a dimension line. Decorative; the name stands beside it. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 30 26" width="30" height="26" className={className} aria-hidden="true" fill="none">
      <path
        d="M4 2 L9.5 17 L15 5 L20.5 17 L26 2"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="miter"
      />
      <path d="M1 19 V25 M29 19 V25 M1 22 H29" stroke="var(--signal)" strokeWidth="2" />
    </svg>
  );
}
