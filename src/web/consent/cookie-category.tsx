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
    <div className="cookie-category">
      <div>
        <h3 className="text-base leading-tight">{name}</h3>
        <p className="text-small text-ink-2">{text}</p>
      </div>
      {children}
    </div>
  );
}
