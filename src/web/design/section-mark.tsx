/** The mark over a section's heading: "01 – Služby". */
export function SectionMark({ number, children }: { number: number; children: string }) {
  return (
    <p className="mark">
      <span aria-hidden="true">{String(number).padStart(2, '0')} – </span>
      {children}
    </p>
  );
}
