import { Download } from 'lucide-react';
import { useState } from 'react';
import { REPRICED } from '#content/confirmation.ts';
import { WIZARD_TOASTS } from '#domain/errors/wizard-texts.ts';
import { formatDateTime } from '#domain/kernel/format.ts';
import { type ConfirmationRecord, pdfBodyOf } from '#domain/quote/confirmation.ts';
import { tradeName } from '#domain/quote/labels.ts';
import { shownTimeline } from '#domain/quote/timeline.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { PriceDimension } from '../design/price-dimension.tsx';
import { Sheet } from '../design/sheet.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import { showToast } from '../errors/toast-store.ts';
import { forgetEmail } from '../quote/keep-submission.ts';
import { pdfName, useQuotePdf } from '../quote/use-quote-pdf.ts';
import { saveFile } from '../shell/api-client.ts';
import { confirmationTexts } from './confirmation-texts.ts';
import { NextSteps } from './next-steps.tsx';

/** The request has arrived: its number, what follows, and the quote it was sent with. */
export function Received({ record }: { record: ConfirmationRecord }) {
  const texts = confirmationTexts(record.ticket);
  return (
    <section className="frame section grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid content-start gap-8">
        <div>
          <p className="mark">{record.serviceName}</p>
          <h1 className="text-h2">{texts.title}</h1>
          <p className="mt-4 text-lead">{texts.thanks}</p>
        </div>
        <NextSteps heading={texts.stepsHeading} as="h2" steps={texts.steps} />
        <div className="flex flex-wrap gap-3">
          <PdfButton record={record} label={texts.actions.downloadPdf} />
          <ButtonLink to="/">{texts.actions.home}</ButtonLink>
        </div>
        <KeptEmail email={record.clientEmail} />
      </div>
      <QuoteSheet record={record} />
    </section>
  );
}

function QuoteSheet({ record }: { record: ConfirmationRecord }) {
  const { priceRange, timeline } = record.quoteDetails;
  return (
    <Sheet registered className="self-start">
      <div className="p-6">
        <p className="mark">Orientačný rozpočet</p>
        <p className="mt-1 mb-5 text-h3 font-semibold">{tradeName(record.projectType)}</p>
        <PriceDimension
          min={priceRange.min}
          max={priceRange.max}
          time={shownTimeline(timeline)}
          size="large"
        />
        {record.repriced && <p className="mt-5">{REPRICED}</p>}
      </div>
      <TitleBlock
        cells={[
          { label: 'Dopyt', value: record.ticket },
          { label: 'Odoslaný', value: formatDateTime(new Date(record.submittedAt)) },
        ]}
      />
    </Sheet>
  );
}

function PdfButton({ record, label }: { record: ConfirmationRecord; label: string }) {
  const pdf = useQuotePdf();
  const download = async () => {
    try {
      const file = await pdf.mutateAsync({ body: pdfBodyOf(record) });
      saveFile(file, pdfName(record.projectType, Date.now()));
      showToast(WIZARD_TOASTS.pdfExported);
    } catch {
      showToast(WIZARD_TOASTS.pdfFailed);
    }
  };
  return (
    <Button variant="primary" loading={pdf.isPending} onClick={download}>
      <Download aria-hidden="true" size={18} strokeWidth={1.75} />
      {label}
    </Button>
  );
}

/** The one thing kept beyond this visit is named, and can be forgotten at once (slovak.md 2.5). */
function KeptEmail({ email }: { email: string }) {
  const [forgotten, setForgotten] = useState(false);
  const forget = () => {
    forgetEmail();
    setForgotten(true);
  };
  return (
    <p className="text-small text-ink-2 print:hidden" role="status">
      {forgotten ? (
        'E-mail už v tomto prehliadači nie je uložený.'
      ) : (
        <>
          E-mail {email} zostane v tomto prehliadači uložený 7{'\u00A0'}dní.{' '}
          <button type="button" className="text-link" onClick={forget}>
            Vymazať uložený e-mail
          </button>
        </>
      )}
    </p>
  );
}
