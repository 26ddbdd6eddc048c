import { type FormEvent, useRef, useState } from 'react';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { termsConsent } from '#domain/offers/consent.ts';
import type { OfferTotals } from '#domain/offers/offer-totals.ts';
import { requestField } from '#domain/requests/request-fields.ts';
import { Button, buttonClass } from '../design/button.tsx';
import { FieldError } from '../design/field.tsx';
import type { ClientActs } from './client-acts.ts';
import { DeclineForm } from './decline-form.tsx';
import { newsWords } from './offer-news.tsx';
import { useSending } from './use-sending.ts';

interface AcceptFormProps {
  offer: ClientOffer;
  /** The offer as it is by now, where that is another one: it is said before anything is accepted. */
  news: ClientOffer | null;
  chosen: ReadonlySet<string>;
  totals: OfferTotals;
  acts: ClientActs;
  talkId: string;
  onOffer: (offer: ClientOffer) => void;
}

const MISSING = {
  name: 'Napíšte meno a\u00A0priezvisko.',
  agreed: 'Označte, že súhlasíte s\u00A0obchodnými podmienkami.',
} as const;

/** Name and consent, both empty at first; or no. */
export function AcceptForm({ offer, news, chosen, totals, acts, talkId, onOffer }: AcceptFormProps) {
  const [name, setName] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const consentField = useRef<HTMLInputElement>(null);
  const { isSending, refused, send } = useSending();
  const nameError = tried && name.trim() === '' ? MISSING.name : null;
  const agreedError = tried && !agreed ? MISSING.agreed : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Somebody may have written before the scripts ran.
    const typed = nameField.current?.value ?? name;
    const isAgreed = consentField.current?.checked ?? agreed;
    setName(typed);
    setAgreed(isAgreed);
    setTried(true);
    if (typed.trim() === '') return nameField.current?.focus();
    if (!isAgreed) return consentField.current?.focus();
    if (news) return;
    const shown = { once: totals.once.total, monthly: totals.monthly.total };
    const { revision } = offer;
    await send(async () =>
      onOffer(await acts.accept({ revision, chosen: [...chosen], shown, name: typed, agreed: true })),
    );
  };

  if (isDeclining)
    return <DeclineForm offer={offer} acts={acts} onOffer={onOffer} onBack={() => setDeclining(false)} />;
  return (
    <form method="dialog" noValidate className="client-offer-sign noscript:hidden" onSubmit={submit}>
      <div>
        <label htmlFor="prijatie-meno" className="mark text-ink-2">
          Vaše meno a&nbsp;priezvisko
        </label>
        <input
          ref={nameField}
          id="prijatie-meno"
          type="text"
          autoComplete="name"
          maxLength={requestField('name').max}
          className="client-offer-name"
          value={name}
          {...(nameError && { 'aria-invalid': true, 'aria-describedby': 'prijatie-meno-error' })}
          onChange={(event) => setName(event.target.value)}
        />
        {nameError && <FieldError id="prijatie-meno-error">{nameError}</FieldError>}
      </div>
      <div>
        <label className="client-offer-consent">
          <input
            ref={consentField}
            type="checkbox"
            className="client-offer-tick"
            checked={agreed}
            {...(agreedError && { 'aria-invalid': true, 'aria-describedby': 'prijatie-suhlas-error' })}
            onChange={(event) => setAgreed(event.target.checked)}
          />
          <span>{termsConsent(offer.content.termsVersion)}</span>
        </label>
        {agreedError && <FieldError id="prijatie-suhlas-error">{agreedError}</FieldError>}
        <p className="pl-8 text-row text-ink-2">
          Prečítajte si{' '}
          <a href="/obchodne-podmienky" target="_blank" rel="noreferrer" className="text-link">
            obchodné podmienky
          </a>{' '}
          a&nbsp;
          <a href="/ochrana-udajov" target="_blank" rel="noreferrer" className="text-link">
            zásady ochrany osobných údajov
          </a>
          .
        </p>
      </div>
      <div role="alert">
        {(refused || (tried && news)) && (
          <div className="grid gap-2">
            <p className="field-error">{news ? newsWords(news, offer) : refused?.advice}</p>
            <Button className="justify-self-start" onClick={async () => onOffer(await acts.reload())}>
              Načítať aktuálnu ponuku
            </Button>
          </div>
        )}
      </div>
      <Button type="submit" variant="primary" loading={isSending}>
        Objednať s&nbsp;povinnosťou platby
      </Button>
      <div className="client-offer-acts">
        <a href={`#${talkId}`} className={buttonClass()}>
          Spýtať sa
        </a>
        <Button onClick={() => setDeclining(true)}>Odmietnuť</Button>
      </div>
    </form>
  );
}
