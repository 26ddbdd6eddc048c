import { ChevronDown, Download } from 'lucide-react';
import type { ExportFormat } from '#domain/prd/contract.ts';
import type { PrdDocument } from '#domain/prd/document.ts';
import { Button } from '../design/button.tsx';
import { Disclosure } from '../design/disclosure.tsx';
import { Menu, MenuItem } from '../design/menu.tsx';
import { useFocusHeir } from './use-focus-heir.ts';
import { useWizardContext } from './wizard-context.tsx';

/** Formats for whoever builds the website; people read the PDF. */
const OTHERS = [
  ['markdown', 'Markdown'],
  ['json', 'JSON'],
  ['html', 'HTML'],
] as const satisfies readonly (readonly [ExportFormat, string])[];

/** The requirements document: made from the quote, then exported in four formats. */
export function PrdSection() {
  const { state, prd } = useWizardContext();
  const generating = state.calls.includes('prd');
  const heading = useFocusHeir(prd.document !== null);
  return (
    <section aria-labelledby="wizard-prd" className="sheet sheet-light p-cell print:hidden">
      <h4
        id="wizard-prd"
        ref={heading}
        tabIndex={-1}
        className="text-base leading-tight font-semibold outline-none"
      >
        Dokument požiadaviek (PRD)
      </h4>
      {prd.document ? (
        <Exports document={prd.document} />
      ) : (
        <>
          <p className="mt-1 text-small text-ink-2">
            Zadanie rozpísané na požiadavky, ktoré sa dajú overiť: funkcie, štruktúra stránok, harmonogram
            a&nbsp;riziká.
          </p>
          <Button className="mt-4" loading={generating} onClick={prd.generate}>
            {generating ? 'Generujem...' : 'Vygenerovať PRD'}
          </Button>
        </>
      )}
    </section>
  );
}

function Exports({ document }: { document: PrdDocument }) {
  const { state, prd } = useWizardContext();
  const exporting = state.calls.includes('prd-export');
  return (
    <>
      <p className="mt-1 text-small text-ink-2">{document.title}</p>
      {document.source === 'ai' && (
        <p className="mt-1 text-small text-ink-2">
          Vytvorené s&nbsp;pomocou umelej inteligencie, skontrolujte si obsah.
        </p>
      )}
      <Disclosure title="Obsah dokumentu" className="mt-2">
        <ol>
          {document.sections.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ol>
      </Disclosure>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons of one action, not form controls */}
      <div role="group" aria-label="Exportovať dokument požiadaviek" className="mt-4 flex flex-wrap gap-2">
        <Button size="small" loading={exporting} onClick={() => prd.exportAs('pdf')}>
          <Download aria-hidden="true" size={18} strokeWidth={1.75} />
          <span className="sr-only">Exportovať ako </span>PDF, celý dokument
        </Button>
        <Button variant="quiet" size="small" disabled={exporting} onClick={prd.exportPage}>
          <span className="sr-only">Exportovať ako </span>PDF, iba zhrnutie
        </Button>
        <Menu
          trigger={
            <Button variant="quiet" size="small">
              Iné formáty
              <ChevronDown aria-hidden="true" size={18} strokeWidth={1.75} />
            </Button>
          }
        >
          {OTHERS.map(([format, name]) => (
            <MenuItem key={format} disabled={exporting} onSelect={() => prd.exportAs(format)}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </>
  );
}
