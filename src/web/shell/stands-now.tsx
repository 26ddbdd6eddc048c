import type { ComponentProps } from 'react';
import { Facts } from '../design/areas/facts.tsx';
import { Notice } from '../design/notice.tsx';

/** What stands there now, once it has changed behind the form: who saves again does so knowingly. */
export const StandsNow = ({ rows }: ComponentProps<typeof Facts>) => (
  <Notice tone="warn">
    <p>Teraz platí toto. Ak formulár odošlete znova, prepíše sa to tým, čo ste v&nbsp;ňom vyplnili.</p>
    <Facts rows={rows} />
  </Notice>
);
