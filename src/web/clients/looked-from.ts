import { useState } from 'react';
import { useSearchParams } from 'react-router';

const NAME = 'od';
/** Screens of the operator from which a look begins; an address can say anything. */
const BEGINNING = /^\/admin\/(?:clients|projects|offers)\/[\da-f-]{36}$/;

interface LookedFrom {
  /** Where looking as a client began: there it ends. */
  back: string;
  /** The address of another screen of the same look. */
  onward: (address: string) => string;
}

/** Where the look began, which its addresses carry from screen to screen; `own` where it began at the operator's own screen. */
export function useLookedFrom(own: string): LookedFrom {
  const [said] = useSearchParams();
  // As it was when the screen was opened: ways inside of it leave out what the address asks for.
  const [back] = useState(() => beginningIn(said) ?? own);
  return { back, onward: (address) => lookedOnward(address, back) };
}

/** The beginning that an address carries; null where it carries none, or something else. */
export function beginningIn(said: URLSearchParams): string | null {
  const from = said.get(NAME) ?? '';
  return BEGINNING.test(from) ? from : null;
}

/** An address that carries where the look began. */
export function lookedOnward(address: string, back: string): string {
  const [path = '', part] = address.split('#');
  return `${path}?${new URLSearchParams({ [NAME]: back })}${part === undefined ? '' : `#${part}`}`;
}
