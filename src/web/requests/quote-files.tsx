import { ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { ownPrd } from '#domain/prd/calls.ts';
import { ownQuotePdf } from '#domain/requests/calls.ts';
import { Button } from '../design/button.tsx';
import { type ApiFile, callApi, saveFile } from '../shell/api-client.ts';
import { MenuLater } from '../shell/menu-later.tsx';
import { PRD_FORMATS, type PrdFormat } from './prd-formats.ts';

interface QuoteFilesProps {
  quote: { id: string; number: string; hasPrd: boolean };
  /** How they are fetched: as one's own, where nothing else is said. */
  ways?: QuoteWays | undefined;
}

/** The way to the papers of a quote. */
export interface QuoteWays {
  pdf: () => Promise<ApiFile>;
  prd: (format: PrdFormat) => Promise<ApiFile>;
}

const ownWays = (params: { id: string }): QuoteWays => ({
  pdf: () => callApi(ownQuotePdf, { params }),
  prd: (format) => callApi(ownPrd, { params, query: { format } }),
});

/** Papers of a quote: the quote itself, and the requirements document in four formats. */
export function QuoteFiles({ quote: { id, number, hasPrd }, ways = ownWays({ id }) }: QuoteFilesProps) {
  const { busy, advice, save } = useSavedPaper<'quote' | 'prd'>(number);
  return (
    <>
      <Button size="small" loading={busy === 'quote'} onClick={() => save('quote', ways.pdf)}>
        <Download aria-hidden="true" size={18} strokeWidth={1.75} />
        PDF <span className="sr-only">rozpočtu {number}</span>
      </Button>
      {hasPrd && (
        <MenuLater
          trigger={
            <Button size="small" variant="quiet" loading={busy === 'prd'}>
              Dokument požiadaviek (PRD) <span className="sr-only">k&nbsp;rozpočtu {number}</span>
              <ChevronDown aria-hidden="true" size={18} strokeWidth={1.75} />
            </Button>
          }
          actions={PRD_FORMATS.map(({ format, name }) => ({
            name,
            onSelect: () => void save('prd', () => ways.prd(format)),
          }))}
        />
      )}
      <p role="alert" className="w-full text-error empty:hidden">
        {advice}
      </p>
    </>
  );
}

/** Saves one of several papers at a time, under `name` where the server gives it none; why one could not be had stays until the next press. */
export function useSavedPaper<Paper extends string>(name: string) {
  const [busy, setBusy] = useState<Paper | null>(null);
  const [advice, setAdvice] = useState<string | null>(null);
  const save = async (paper: Paper, load: () => Promise<ApiFile>) => {
    setBusy(paper);
    setAdvice(null);
    try {
      saveFile(await load(), name);
    } catch (error) {
      setAdvice(callAdvice(factsOf(error)));
    }
    setBusy(null);
  };
  return { busy, advice, save };
}
