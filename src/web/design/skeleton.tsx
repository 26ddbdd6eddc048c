/** The place of something that is on its way, hatched like an unfinished part of a drawing. Give it its size by class. */
export function Skeleton({ className }: { className: string }) {
  return <div className={`skeleton ${className}`} aria-hidden="true" />;
}
