import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { Spinner } from '../design/spinner.tsx';

interface SectionDataProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'refetch'>;
  /** What is read, as in „Nepodarilo sa načítať …“. */
  what: string;
  children: (data: Data) => ReactNode;
}

/** What a section shows of a query: its data, that they are on their way, or that they could not be read. */
export function SectionData<Data>({
  query: { data, isError, refetch },
  what,
  children,
}: SectionDataProps<Data>) {
  if (data !== undefined) return children(data);
  if (isError) {
    return (
      <Notice tone="error" role="alert">
        <p>Nepodarilo sa načítať {what}.</p>
        <Button size="small" className="justify-self-start" onClick={() => void refetch()}>
          Skúsiť znova
        </Button>
      </Notice>
    );
  }
  return (
    <p role="status" className="flex items-center gap-3 text-ink-2">
      <Spinner /> Načítava sa…
    </p>
  );
}
