import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { formatCents } from '#domain/kernel/format.ts';
import type { Cents } from '#domain/kernel/money.ts';
import './areas.css';
import './desk.css';

export interface RulerPart {
  key: string;
  name: string;
  amount: Cents;
  /** Where it ends on the whole, in percent. */
  end: number;
}

interface PlanRulerProps {
  parts: readonly RulerPart[];
  /** Where the handle behind a part may stand. */
  stops: (part: number) => readonly number[];
  /** The handle behind a part goes there, in percent. */
  onMove: (part: number, to: number) => void;
}

const NEXT: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** Parts of a sum beside each other, to scale; a handle between two of them is dragged, or moved by the arrows. */
export function PlanRuler({ parts, stops, onMove }: PlanRulerProps) {
  const ruler = useRef<HTMLDivElement>(null);
  const startOf = (index: number) => (index === 0 ? 0 : (parts[index - 1]?.end ?? 0));
  const drag = (event: PointerEvent, part: number) => {
    const box = ruler.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onMove(part, ((event.clientX - box.left) / box.width) * 100);
  };
  const press = (event: KeyboardEvent, part: number) => {
    const places = stops(part);
    const now = parts[part]?.end ?? 0;
    const by = NEXT[event.key];
    const to =
      by === undefined
        ? { Home: places[0], End: places.at(-1) }[event.key]
        : by > 0
          ? places.find((stop) => stop > now)
          : places.findLast((stop) => stop < now);
    if (by === undefined && to === undefined) return;
    event.preventDefault();
    if (to !== undefined) onMove(part, to);
  };
  return (
    <div ref={ruler} className="plan-ruler">
      {parts.map(({ key, name, amount, end }, index) => (
        <div
          key={key}
          className="plan-part"
          style={{ left: `${startOf(index)}%`, width: `${end - startOf(index)}%` }}
          aria-hidden="true"
        >
          <span className="money">{formatCents(amount)}</span>
          <span className="dimension-span" />
          <span>
            <b>{name}</b> <small>{Math.round(end - startOf(index))}&nbsp;%</small>
          </span>
        </div>
      ))}
      <span className="plan-edge" aria-hidden="true" />
      <span className="plan-edge plan-edge-end" aria-hidden="true" />
      {parts.slice(0, -1).map(({ key, name, end }, index) => (
        <button
          key={key}
          type="button"
          role="slider"
          className="plan-handle"
          style={{ left: `${end}%` }}
          aria-label={`Koniec: ${name}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(end)}
          aria-valuetext={`${Math.round(end)}\u00A0% ceny`}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => drag(event, index)}
          onKeyDown={(event) => press(event, index)}
        />
      ))}
    </div>
  );
}
