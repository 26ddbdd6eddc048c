import type { ReactNode } from 'react';

/** One kind of design part under its name. */
export const KitPart = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="kit-part">
    <h3>{name}</h3>
    {children}
  </section>
);
