import type { ReactNode } from 'react';

interface CookieCategoryProps {
  name: string;
  text: string;
  /** Beside it: its state, or a switch. */
  children: ReactNode;
}

/** One category of what is kept: what it is for, and its state or switch. */
export function CookieCategory({ name, text, children }: CookieCategoryProps) {
  return (
    <div className="grid items-center gap-x-8 gap-y-2 border-b border-line px-cell py-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h3 className="mb-1 text-base leading-tight">{name}</h3>
        <p className="text-small text-ink-2">{text}</p>
      </div>
      {children}
    </div>
  );
}
