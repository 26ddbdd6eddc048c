import { tied } from '#domain/kernel/text.ts';

/** What of a price does not fit what was asked for, a sentence each: range, expected sum, deadline. */
export const PriceNotes = ({ notes }: { notes: readonly string[] }) =>
  notes.length > 0 && (
    <ul className="grid gap-1 border-l-3 border-warn pl-4 text-small max-sm:leading-snug">
      {notes.map((note) => (
        <li key={note}>{tied(note)}</li>
      ))}
    </ul>
  );
