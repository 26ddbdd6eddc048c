/** A turning compass circle; decorative, the words beside it say what is going on. */
export function Spinner() {
  return (
    <svg viewBox="0 0 20 20" className="spinner" aria-hidden="true">
      <path d="M10 2.5a7.5 7.5 0 1 1-7.5 7.5" />
      <path d="M10 0v5M0 10h5" />
    </svg>
  );
}
