import { type FormEvent, useState } from 'react';
import { site } from '#domain/content/site.ts';
import { tied } from '#domain/kernel/text.ts';
import { askForOfferLink } from '#domain/offers/link-calls.ts';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { Sheet } from '../design/sheet.tsx';
import { TextInput } from '../design/text-input.tsx';
import { callApi } from '../shell/api-client.ts';
import { useSending } from '../shell/use-sending.ts';
import { textsOf } from './texts-of.ts';

/** Why a secret link opens nothing: one text for every cause. */
export const LINK_LOST =
  'Odkaz bol zrušený, 90 dní sa nepoužil alebo nie je celý. Nový vám pošlem na e-mail, na ktorý vám prišla ponuka.';

/** Has a new link mailed. The answer is the same whether there is such an offer or not. */
export function LostLink({ title, sentence }: { title: string; sentence: string }) {
  const [isAsked, setAsked] = useState(false);
  const { isSending, refused, send } = useSending();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [email, number] = textsOf(event.currentTarget, 'email', 'number');
    if (await send(() => callApi(askForOfferLink, { body: { email, number } }))) setAsked(true);
  };
  const emailError = refused?.field === 'email' ? refused.advice : undefined;
  return (
    <div className="client-offer-width py-10 md:py-16">
      <Sheet registered className="max-w-sm p-sheet">
        <h1 className="client-offer-title">{title}</h1>
        <p className="mb-6 text-ink-2">{tied(sentence)}</p>
        <noscript>
          <p>
            Ak chcete nový odkaz, zapnite JavaScript alebo mi napíšte na{' '}
            <a href={`mailto:${site.operator.email}`} className="text-link">
              {site.operator.email}
            </a>
            .
          </p>
        </noscript>
        {isAsked ? (
          <p role="status" className="font-semibold">
            Ak na tento e-mail prišla ponuka, o&nbsp;chvíľu naň príde nový odkaz. Ak nepríde, skúste inú
            adresu alebo mi napíšte na{' '}
            <a href={`mailto:${site.operator.email}`} className="text-link">
              {site.operator.email}
            </a>
            .
          </p>
        ) : (
          <form method="dialog" noValidate className="grid gap-4 noscript:hidden" onSubmit={submit}>
            <Field label="E-mail, na ktorý prišla ponuka" required error={emailError}>
              {(control) => <TextInput {...control} type="email" autoComplete="email" name="email" />}
            </Field>
            <Field label="Číslo ponuky" hint="Napríklad CP-2026-0012. Ak ho nemáte, nechajte prázdne.">
              {(control) => <TextInput {...control} name="number" />}
            </Field>
            <div role="alert">
              {refused && !emailError && <p className="field-error">{refused.advice}</p>}
            </div>
            <Button type="submit" variant="primary" loading={isSending} className="justify-self-start">
              Poslať nový odkaz
            </Button>
          </form>
        )}
      </Sheet>
    </div>
  );
}
