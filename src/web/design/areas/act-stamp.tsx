import { classes } from '../classes.ts';
import './offer-marks.css';

interface ActStampProps {
  /** The act: "Prijatá". */
  word: string;
  /** When it was done, or by what it was replaced. */
  detail: string;
  /** No longer in force. */
  past?: boolean;
}

/** A stamp on a paper: an act that is in force, with its day. */
export const ActStamp = ({ word, detail, past }: ActStampProps) => (
  <p className={classes('act-stamp', past && 'act-stamp-past')}>
    <span>{word}</span> <span>{detail}</span>
  </p>
);
