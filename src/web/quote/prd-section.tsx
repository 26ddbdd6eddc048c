import { EXPORT_FORMATS, type ExportFormat } from '#domain/prd/contract.ts';
import { Button } from '../design/button.tsx';
import { useWizardContext } from './wizard-context.tsx';

const FORMAT_NAMES: Record<ExportFormat, string> = {
  pdf: 'PDF',
  markdown: 'Markdown',
  json: 'JSON',
  html: 'HTML',
};

/** The requirements document: made from the quote, then exported in four formats. */
export function PrdSection() {
  const { state, prd } = useWizardContext();
  const generating = state.calls.includes('prd');
  return (
    <section aria-labelledby="wizard-prd" className="sheet sheet-light p-5 sm:p-6 print:hidden">
      <h4 id="wizard-prd" className="text-h4 font-semibold">
        Dokument požiadaviek (PRD)
      </h4>
      {prd.document ? (
        <Exports />
      ) : (
        <>
          <p className="mt-1 text-small text-ink-2">
            Zadanie rozpísané na požiadavky, ktoré sa dajú overiť: funkcie, štruktúra stránok, harmonogram a
            riziká.
          </p>
          <Button className="mt-4" loading={generating} onClick={prd.generate}>
            {generating ? 'Generujem...' : 'Vygenerovať PRD'}
          </Button>
        </>
      )}
    </section>
  );
}

function Exports() {
  const { state, prd } = useWizardContext();
  const exporting = state.calls.includes('prd-export');
  return (
    <>
      <p className="mt-1 text-small text-ink-2">{prd.document?.title}</p>
      {prd.document?.source === 'ai' && (
        <p className="mt-1 text-small text-ink-2">
          Vytvorené s pomocou umelej inteligencie, skontrolujte si obsah.
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: buttons of one action, not form controls */}
      <div role="group" aria-label="Exportovať PRD" className="mt-4 flex flex-wrap gap-2">
        {EXPORT_FORMATS.map((format) => (
          <Button
            key={format}
            size="small"
            aria-disabled={exporting}
            onClick={() => !exporting && prd.exportAs(format)}
          >
            <span className="sr-only">Exportovať ako </span>
            {FORMAT_NAMES[format]}
          </Button>
        ))}
      </div>
    </>
  );
}
