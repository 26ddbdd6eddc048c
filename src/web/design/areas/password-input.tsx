import { type ComponentProps, useId, useState } from 'react';
import { classes } from '../classes.ts';
import './areas.css';

/** How hard a password is to guess, in steps of four. */
interface Strength {
  step: 0 | 1 | 2 | 3 | 4;
  /** "Slabé: pridajte ďalšie slovo." */
  words: string;
}

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Words of the button: what a press does. */
  show: string;
  hide: string;
  strength?: Strength | undefined;
}

const STEPS = [1, 2, 3, 4];

/** A password that can be shown, with its strength in words and on a scale. Spread the attributes of its Field on it. */
export function PasswordInput({ show, hide, strength, className, ...input }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const wordsId = useId();
  const described = classes(input['aria-describedby'], strength && wordsId);
  return (
    <div className="password">
      <div className="password-line">
        <input
          autoCorrect="off"
          spellCheck={false}
          {...input}
          type={isShown ? 'text' : 'password'}
          autoCapitalize={isShown ? 'none' : undefined}
          aria-describedby={described || undefined}
          className={classes('control', className)}
        />
        <button
          type="button"
          className="password-toggle text-link"
          aria-controls={input.id}
          disabled={input.disabled}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? hide : show}
        </button>
      </div>
      {strength && (
        <>
          <div className="password-scale" data-step={strength.step} aria-hidden="true">
            {STEPS.map((step) => (
              <span key={step} data-reached={step <= strength.step} />
            ))}
          </div>
          <p id={wordsId} aria-live="polite" className="password-words field-hint">
            {strength.words}
          </p>
        </>
      )}
    </div>
  );
}
