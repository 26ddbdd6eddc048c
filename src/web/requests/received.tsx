import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { REPRICED } from '#content/confirmation.ts';
import { registerHref } from '#domain/accounts/sign-in-links.ts';
import { site } from '#domain/content/site.ts';
import { WIZARD_TOASTS } from '#domain/errors/wizard-texts.ts';
import { formatDateTime } from '#domain/kernel/format.ts';
import { tied } from '#domain/kernel/text.ts';
import { exportPrd, generatePrd } from '#domain/prd/calls.ts';
import { prdFileName } from '#domain/prd/file-name.ts';
import { type ConfirmationRecord, pdfBodyOf, prdBodyOf } from '#domain/quote/confirmation.ts';
import { DRAFT_EXPIRY_DAYS } from '#domain/quote/draft-expiry.ts';
import { quotePdfName, tradeName } from '#domain/quote/labels.ts';
import { priceReason } from '#domain/quote/price-reason.ts';
import { calculatedPart } from '#domain/quote/price-total.ts';
import { servicePriceOf } from '#domain/quote/service-price.ts';
import { timelineText } from '#domain/quote/timeline.ts';
import { clientName, REQUEST_FIELD_NAMES, REQUEST_FIELDS } from '#domain/requests/request-fields.ts';
import { Actions } from '../design/actions.tsx';
import { Button, ButtonLink } from '../design/button.tsx';
import { Hero, HeroSheet } from '../design/hero.tsx';
import { Stamp } from '../design/stamp.tsx';
import { showToast, toastStore } from '../errors/toast-store.ts';
import { forgetEmail } from '../quote/keep-submission.ts';
import { PriceView } from '../quote/price-view.tsx';
import { useQuotePdf } from '../quote/use-quote-pdf.ts';
import { saveFile } from '../shell/api-client.ts';
import { useCall } from '../shell/use-call.ts';
import { confirmationTexts } from './confirmation-texts.ts';
import { NextSteps } from './next-steps.tsx';
import { Correction } from './other-ways.tsx';

/** The request has arrived: its number, the quote it was sent with, what follows, and what was sent. */
export function Received({ record }: { record: ConfirmationRecord }) {
  const texts = confirmationTexts(record.ticket, record.answerBy);
  // What the wizard said of the quote stands on this page.
  useEffect(() => toastStore.dismiss(), []);
  return (
    <>
      <Hero
        above={<p className="mark">{tied(record.serviceName)}</p>}
        title={texts.title}
        lead={
          <>
            {texts.thanks} {record.mailed ? `${texts.mailed} ${record.clientEmail}.` : texts.notMailed}
          </>
        }
        beside={<QuoteSheet record={record} />}
      >
        <Stamp word={texts.stamp} label={texts.ticket} number={record.ticket} />
      </Hero>
      <section className="frame grid gap-x-16 gap-y-12 pt-section lg:grid-cols-2">
        <div>
          <NextSteps heading={texts.stepsHeading} as="h2" steps={texts.steps} />
          <Actions className="mt-8">
            <QuoteButton record={record} label={texts.actions.downloadPdf} />
            <PrdButton record={record} label={texts.actions.downloadPrd} />
            <ButtonLink to="/">{texts.actions.home}</ButtonLink>
          </Actions>
          <AccountOffer email={record.clientEmail} />
        </div>
        <SentFacts record={record} texts={texts.check} correction={texts.correction} />
      </section>
    </>
  );
}

function QuoteSheet({ record }: { record: ConfirmationRecord }) {
  const oneOff = record.quoteDetails.total;
  const servicePrice = servicePriceOf(record.serviceSlug, calculatedPart(oneOff));
  const reason = priceReason(record.serviceSlug, { oneOff, servicePrice }, site);
  return (
    <HeroSheet
      cells={[
        { label: 'Dopyt', value: record.ticket },
        { label: 'Odoslaný', value: formatDateTime(new Date(record.submittedAt)) },
      ]}
    >
      <p className="mark">Orientačný rozpočet</p>
      <p className="mt-1 text-section font-semibold">{tied(record.serviceName)}</p>
      <p className="mb-5">{tied(tradeName(record.projectType))}</p>
      <PriceView
        price={{
          ...{ oneOff, servicePrice },
          timelineText: timelineText(record.projectSize, record.timeline),
        }}
        size="large"
      />
      {reason && <p className="mt-5 text-small">{tied(reason)}</p>}
      {record.repriced && <p className="mt-5">{REPRICED}</p>}
    </HeroSheet>
  );
}

interface SentFactsProps {
  record: ConfirmationRecord;
  texts: ReturnType<typeof confirmationTexts>['check'];
  correction: string;
}

/** What was sent, as it will be read; a wrong letter in it can still be told. */
function SentFacts({ record, texts, correction }: SentFactsProps) {
  const rows = [
    ...REQUEST_FIELD_NAMES.map((field) => [REQUEST_FIELDS[field].short, record[clientName(field)]] as const),
    [texts.description, record.projectDescription] as const,
  ];
  return (
    <div>
      <h2 className="text-section">{texts.heading}</h2>
      <dl className="mt-4 border-b border-line">
        {rows
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div
              key={label}
              className="grid gap-x-4 gap-y-1 border-t border-line py-3 sm:grid-cols-4 sm:items-baseline"
            >
              <dt className="mark">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line sm:col-span-3">{value}</dd>
            </div>
          ))}
      </dl>
      <div className="mt-4">
        <Correction text={correction} />
      </div>
      <KeptEmail email={record.clientEmail} />
    </div>
  );
}

interface PaperButtonProps {
  record: ConfirmationRecord;
  label: string;
}

function QuoteButton({ record, label }: PaperButtonProps) {
  const pdf = useQuotePdf();
  const download = async () => {
    try {
      const file = await pdf.send({ body: pdfBodyOf(record) });
      saveFile(file, quotePdfName(tradeName(record.projectType), Date.now()));
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

/** The requirements document of what was sent, also for those who have not made it in the wizard. */
function PrdButton({ record, label }: PaperButtonProps) {
  const generation = useCall(generatePrd, ['prd', 'generate']);
  const exporting = useCall(exportPrd, ['prd', 'export']);
  const download = async () => {
    try {
      const prdContent = await generation.send({ body: prdBodyOf(record) });
      saveFile(
        await exporting.send({ body: { prdContent, format: 'pdf' } }),
        prdFileName(record.serviceSlug, 'pdf', prdContent),
      );
      showToast(WIZARD_TOASTS.exportDone);
    } catch {
      showToast(WIZARD_TOASTS.prdExportFailed);
    }
  };
  return (
    <Button loading={generation.isPending || exporting.isPending} onClick={download}>
      <Download aria-hidden="true" size={18} strokeWidth={1.75} />
      {label}
    </Button>
  );
}

/** Whoever wants to follow the request makes an account with the same e-mail, which is carried along. */
const AccountOffer = ({ email }: { email: string }) => (
  <p className="mt-6 text-small text-ink-2 print:hidden">
    V&nbsp;účte s&nbsp;týmto e-mailom nájdete stav dopytu aj rozpočet s&nbsp;PDF.{' '}
    <a href={registerHref(email)} className="text-link">
      Vytvoriť účet
    </a>
  </p>
);

/** The one thing kept beyond this visit is named, and can be forgotten at once (slovak.md 2.5). */
function KeptEmail({ email }: { email: string }) {
  const [forgotten, setForgotten] = useState(false);
  const forget = () => {
    forgetEmail();
    setForgotten(true);
  };
  return (
    <p className="mt-4 text-small text-ink-2 print:hidden" role="status">
      {forgotten ? (
        'E-mail už v\u00A0tomto prehliadači nie je uložený.'
      ) : (
        <>
          E-mail {email} zostane v&nbsp;tomto prehliadači uložený {DRAFT_EXPIRY_DAYS}
          {'\u00A0'}dní.{' '}
          <button type="button" className="text-link" onClick={forget}>
            Vymazať uložený e-mail
          </button>
        </>
      )}
    </p>
  );
}
