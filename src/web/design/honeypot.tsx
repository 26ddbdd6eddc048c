import type { ComponentProps } from 'react';

/** A field that people neither see nor reach; robots fill it in (security 55). Attributes go to the input. */
export function Honeypot(input: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Web
        <input type="text" name="website" tabIndex={-1} autoComplete="off" {...input} />
      </label>
    </div>
  );
}
