import './areas.css';

interface TimeRulerProps {
  /** What runs out: "Platnosť kódu". */
  label: string;
  /** What is left of it, in words. */
  left: string;
  /** Part that is gone, 0 to 1. */
  gone: number;
}

/** A time that runs out, on a ruler of fifteen parts. */
export const TimeRuler = ({ label, left, gone }: TimeRulerProps) => (
  <div className="time-ruler">
    <p className="time-ruler-words">
      <span>{label}</span> <b>{left}</b>
    </p>
    <div className="time-ruler-scale" aria-hidden="true" />
    <div className="time-ruler-gone" style={{ width: `${gone * 100}%` }} aria-hidden="true" />
  </div>
);
