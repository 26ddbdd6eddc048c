import { useState } from 'react';
import { OFFER_LIMITS } from '#domain/offers/offer-limits.ts';
import { Field } from '../design/field.tsx';
import { Textarea } from '../design/textarea.tsx';
import { controlOf, useEditor } from './editor-context.ts';

interface PointsFieldProps {
  field: 'excluded' | 'assumptions';
  label: string;
}

const pointsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((point) => point.trim())
    .filter((point) => point !== '');

/** A list of points, one a line, as they are typed or pasted. */
export function PointsField({ field, label }: PointsFieldProps) {
  const { content, change, unread, setUnread } = useEditor();
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = unread[field];
  // A point of several lines is one line here.
  const saved = content[field].map((point) => point.replaceAll('\n', ' ')).join('\n');
  const write = (text: string) => {
    setTyped(text);
    const points = pointsIn(text);
    const isRight =
      points.length <= OFFER_LIMITS.points && points.every(({ length }) => length <= OFFER_LIMITS.point);
    const message = `${label}: najviac ${OFFER_LIMITS.points} bodov, každý do ${OFFER_LIMITS.point} znakov.`;
    setUnread(field, isRight ? null : { text, message });
    if (isRight) change((before) => ({ ...before, [field]: points }));
  };
  return (
    <Field label={label} id={controlOf(field)} hint="Každý bod na nový riadok." error={wrong?.message}>
      {(control) => (
        <Textarea
          {...control}
          rows={4}
          value={typed ?? wrong?.text ?? saved}
          onChange={({ target }) => write(target.value)}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  );
}
