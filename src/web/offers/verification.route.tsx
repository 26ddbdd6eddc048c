import { type FormEvent, useState } from 'react';
import { PAGE_META } from '#content/pages.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { formatDateTime } from '#domain/kernel/format.ts';
import { verifyOffer, verifyOfferPdf } from '#domain/offers/link-calls.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { Sheet } from '../design/sheet.tsx';
import { TextInput } from '../design/text-input.tsx';
import { callApi, sendFile } from '../shell/api-client.ts';
import { pageMeta } from '../shell/seo.ts';
import { useSending } from '../shell/use-sending.ts';
import type { Route } from './+types/verification.route.ts';
import { textsOf } from './texts-of.ts';

type Verdict = AnswerOf<typeof verifyOffer>;

const PATH = '/overenie';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...PAGE_META.verification, path: PATH, noIndex: true });

/** Says whether a number with its fingerprint, or a PDF, is what was accepted (business 3). */
export default function VerificationPage() {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const judge = (work: () => Promise<Verdict>) => async () => {
    setVerdict(null);
    setVerdict(await work());
  };
  return (
    <section className="frame py-section">
      <h1 className="heading text-title">Overenie prijatej ponuky</h1>
      <p className="mt-4 max-w-text text-ink-2">
        Zistíte, či ide presne o&nbsp;znenie, ktoré klient prijal. Spozná sa aj zmena jediného znaku. Súbor sa
        neuloží.
      </p>
      <div role="status" className="mt-6 max-w-text">
        {verdict && <Said verdict={verdict} />}
      </div>
      <noscript>
        <p className="mt-6">Overenie potrebuje zapnutý JavaScript.</p>
      </noscript>
      <div className="mt-8 grid items-start gap-8 noscript:hidden md:grid-cols-2">
        <ByFingerprint judge={judge} />
        <ByFile judge={judge} />
      </div>
    </section>
  );
}

interface FormProps {
  judge: (work: () => Promise<Verdict>) => () => Promise<void>;
}

function ByFingerprint({ judge }: FormProps) {
  const { isSending, refused, send } = useSending();
  // The texts are those of the controls: somebody may have written before the scripts ran.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [number, fingerprint] = textsOf(event.currentTarget, 'number', 'fingerprint');
    void send(judge(() => callApi(verifyOffer, { body: { number, fingerprint } })));
  };
  const errorOf = (field: string) => (refused?.field === field ? refused.advice : undefined);
  return (
    <Sheet className="p-sheet">
      <form method="dialog" noValidate className="grid gap-4" onSubmit={submit}>
        <h2 className="heading text-section">Podľa čísla a&nbsp;odtlačku</h2>
        <Field label="Číslo ponuky" required error={errorOf('number')}>
          {(control) => (
            <TextInput {...control} autoComplete="off" placeholder="CP-2026-0012" name="number" />
          )}
        </Field>
        <Field
          label="Odtlačok"
          required
          hint="64 znakov z&nbsp;potvrdenia o&nbsp;prijatí."
          error={errorOf('fingerprint')}
        >
          {(control) => <TextInput {...control} autoComplete="off" spellCheck={false} name="fingerprint" />}
        </Field>
        <div role="alert">
          {refused && refused.field === null && <p className="field-error">{refused.advice}</p>}
        </div>
        <Button type="submit" variant="primary" loading={isSending} className="justify-self-start">
          Overiť
        </Button>
      </form>
    </Sheet>
  );
}

function ByFile({ judge }: FormProps) {
  const { isSending, refused, send } = useSending();
  return (
    <Sheet className="grid gap-4 p-sheet">
      <h2 className="heading text-section">Podľa súboru PDF</h2>
      <Field label="Ponuka s&nbsp;potvrdením o&nbsp;prijatí" hint="PDF, najviac 4&nbsp;MB.">
        {(control) => (
          <input
            {...control}
            type="file"
            accept="application/pdf"
            className="control"
            disabled={isSending}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file)
                void send(judge(() => sendFile(verifyOfferPdf, {}, { file, type: 'application/pdf' })));
            }}
          />
        )}
      </Field>
      <div role="alert">{refused && <p className="field-error">{refused.advice}</p>}</div>
    </Sheet>
  );
}

const Said = ({ verdict }: { verdict: Verdict }) =>
  verdict.isAccepted ? (
    <Notice className="border-ok">
      <p className="text-base font-semibold">Áno, toto je prijaté znenie.</p>
      <p>
        {worded(verdict, 'Ponuka', 'Dodatok')} {verdict.number}, revízia {verdict.letter},{' '}
        {worded(verdict, 'bola prijatá', 'bol prijatý')} {formatDateTime(new Date(verdict.acceptedAt))}.
      </p>
      <p className="break-all font-mono text-mark">{verdict.fingerprint}</p>
    </Notice>
  ) : (
    <Notice tone="error">
      <p className="text-base font-semibold">Nie, toto nie je prijaté znenie.</p>
      <p>Údaje alebo súbor sa líšia od prijatého znenia, alebo nič také prijaté nebolo.</p>
    </Notice>
  );
