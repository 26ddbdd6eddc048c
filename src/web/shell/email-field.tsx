import { type ComponentProps, type FocusEvent, useRef, useState } from 'react';
import { likelyEmail } from '#domain/kernel/email-typo.ts';
import { VALIDATION_TEXTS } from '#domain/quote/validation-texts.ts';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';

/**
 * The field of a visitor's e-mail address: of one that was probably mistyped its hint asks so once the field is left, and one
 * press takes the other one. What was typed is never refused for it.
 */
export function EmailField({ hint, ...field }: ComponentProps<typeof Field>) {
  const [meant, setMeant] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const look = ({ target }: FocusEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    input.current = target;
    setMeant(likelyEmail(target.value));
  };
  const take = (address: string) => {
    if (!input.current) return;
    input.current.value = address;
    // Forms keep what is written as it is; the wizard reads its fields when the focus moves (use-before-acts.ts).
    input.current.dispatchEvent(new InputEvent('input', { bubbles: true }));
    input.current.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what happens in the input inside
    <div className="contents" onBlur={look} onInput={() => setMeant(null)}>
      <Field
        {...field}
        hint={
          meant === null ? (
            hint
          ) : (
            <span className="text-warn">
              {VALIDATION_TEXTS.emailMeant}{' '}
              <Button variant="link" size="small" onClick={() => take(meant)}>
                {meant}
              </Button>
              ?
            </span>
          )
        }
      />
    </div>
  );
}
