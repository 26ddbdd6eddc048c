import './stamp.css';

interface StampProps {
  /** "Prijaté". */
  word: string;
  /** What the number is, for those who do not see the stamp. */
  label: string;
  number: string;
}

/** A stamp on a sheet: something has arrived under this number. */
export const Stamp = ({ word, label, number }: StampProps) => (
  <p className="stamp">
    <span className="stamp-word">{word}</span>
    <span className="sr-only">{label}: </span>
    <span>{number}</span>
  </p>
);
