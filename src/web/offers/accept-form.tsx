import { type FormEvent, useRef, useState } from 'react';
import { CLIENT_TEXTS } from '#domain/clients/client-texts.ts';
import { icoOf, isIco } from '#domain/clients/firm-numbers.ts';
import { tied } from '#domain/kernel/text.ts';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import {
  BINDING_BUTTON,
  CAPACITIES,
  CAPACITY_MISSING,
  CAPACITY_TEXTS,
  type Capacity,
  EARLY_START,
  FIRMS_ONLY,
  ICO_MISSING,
  shownConsent,
  termsConsent,
  withdrawalNotice,
} from '#domain/offers/consent.ts';
import { pulseOf } from '#domain/offers/offer-pulse.ts';
import type { OfferTotals } from '#domain/offers/offer-totals.ts';
import { requestField } from '#domain/requests/request-fields.ts';
import { Button, buttonClass } from '../design/button.tsx';
import { FieldError } from '../design/field.tsx';
import { useBeforeActs } from '../shell/use-before-acts.ts';
import { useSending } from '../shell/use-sending.ts';
import type { ClientActs } from './client-acts.ts';
import { DeclineForm, type Refusal } from './decline-form.tsx';
import { newsWords } from './offer-news.tsx';
import { SignLine } from './sign-line.tsx';

interface AcceptFormProps {
  offer: ClientOffer;
  /** The offer as it is by now, where that is another one: it is said before anything is accepted. */
  news: ClientOffer | null;
  chosen: ReadonlySet<string>;
  totals: OfferTotals;
  acts: ClientActs;
  talkId: string;
  isDeclining: boolean;
  setDeclining: (isDeclining: boolean) => void;
  onOffer: (offer: ClientOffer) => void;
}

const MISSING = {
  name: 'Napíšte meno a\u00A0priezvisko.',
  agreed: 'Označte, že súhlasíte s\u00A0obchodnými podmienkami.',
} as const;

/** Spaces between groups of digits are usual. */
const ICO_TYPED_MAX = 12;

/** What is wrong with a typed IČO; null where nothing is. */
function icoProblem(typed: string): string | null {
  const ico = icoOf(typed);
  if (ico === '') return ICO_MISSING;
  if (!/^\d{8}$/.test(ico)) return CLIENT_TEXTS.icoDigits;
  return isIco(ico) ? null : CLIENT_TEXTS.icoWrong;
}

/** Who accepts, as whom and on what terms, all empty at first; or no. */
export function AcceptForm({
  offer,
  news,
  chosen,
  totals,
  acts,
  talkId,
  isDeclining,
  setDeclining,
  onOffer,
}: AcceptFormProps) {
  const { signing, revision } = offer;
  const [name, setName] = useState('');
  const [capacity, setCapacity] = useState<Capacity | null>(signing.servesConsumers ? null : 'business');
  const [typedIco, setTypedIco] = useState('');
  const [startsEarly, setStartsEarly] = useState(false);
  // Who has agreed to a revision has not agreed to the next one.
  const [agreedTo, setAgreedTo] = useState<number | null>(null);
  const [triedFor, setTriedFor] = useState<number | null>(null);
  // What has changed is said over the page; here only to who has pressed the button since.
  const [stoppedBy, setStoppedBy] = useState<ClientOffer | null>(null);
  const [cameBack, setCameBack] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>({ reason: null, text: '' });
  const form = useRef<HTMLFormElement>(null);
  const { isSending, refused, send } = useSending();
  const agreed = agreedTo === revision;
  const tried = triedFor === revision;
  const isFirm = capacity === 'business';
  const ico = signing.ico || (icoProblem(typedIco) === null ? icoOf(typedIco) : '');
  const refusedAt = (field: string) => (refused?.field === field ? refused.advice : null);
  const refusedIco = signing.ico === '' ? refusedAt('ico') : null;
  const nameError = tried && name.trim() === '' ? MISSING.name : refusedAt('name');
  const capacityError = tried && capacity === null ? CAPACITY_MISSING : null;
  const icoError = (tried && isFirm && signing.ico === '' && icoProblem(typedIco)) || refusedIco;
  const agreedError = tried && !agreed ? MISSING.agreed : null;

  const fieldOf = (id: string) => form.current?.querySelector<HTMLInputElement>(`#${id}`);
  // The sentence that is agreed to names the IČO that stands in the field.
  useBeforeActs(() => {
    setName(fieldOf('prijatie-meno')?.value ?? name);
    setTypedIco(fieldOf('prijatie-ico')?.value ?? typedIco);
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Somebody may have written before the scripts ran.
    const typed = fieldOf('prijatie-meno')?.value ?? name;
    const isAgreed = fieldOf('prijatie-suhlas')?.checked ?? agreed;
    const writtenIco = signing.ico || icoOf(fieldOf('prijatie-ico')?.value ?? typedIco);
    setName(typed);
    setAgreedTo(isAgreed ? revision : null);
    if (signing.ico === '') setTypedIco(writtenIco);
    setTriedFor(revision);
    if (typed.trim() === '') return fieldOf('prijatie-meno')?.focus();
    if (capacity === null) return fieldOf('prijatie-ako-consumer')?.focus();
    if (isFirm && signing.ico === '' && icoProblem(writtenIco)) return fieldOf('prijatie-ico')?.focus();
    if (!isAgreed) return fieldOf('prijatie-suhlas')?.focus();
    if (news) return setStoppedBy(news);
    const shown = { once: totals.once.total, monthly: totals.monthly.total };
    const signed = { name: typed, capacity, ico: isFirm ? writtenIco : '', agreed: true as const };
    const early = capacity === 'consumer' && startsEarly;
    await send(async () =>
      onOffer(
        await acts.accept({
          ...{ revision, chosen: [...chosen], shown, effect: pulseOf(offer).effect },
          ...{ ...signed, startsEarly: early },
        }),
      ),
    );
  };

  if (isDeclining)
    return (
      <DeclineForm
        offer={offer}
        acts={acts}
        onOffer={onOffer}
        onBack={() => {
          setCameBack(true);
          setDeclining(false);
        }}
        refusal={refusal}
        onRefusal={setRefusal}
      />
    );
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      className="client-offer-sign noscript:hidden"
      onSubmit={submit}
    >
      {!signing.servesConsumers && <p>{tied(FIRMS_ONLY)}</p>}
      <SignLine
        id="prijatie-meno"
        label={'Vaše meno a\u00A0priezvisko'}
        autoComplete="name"
        maxLength={requestField('name').max}
        defaultValue={name}
        error={nameError}
        onChange={(event) => setName(event.target.value)}
      />
      {signing.servesConsumers && (
        <fieldset {...(capacityError && { 'aria-describedby': 'prijatie-ako-error' })}>
          <legend className="mark mb-1 text-ink-2">Objednávam ako</legend>
          {CAPACITIES.map((one) => (
            <label key={one} className="client-offer-consent">
              <input
                id={`prijatie-ako-${one}`}
                type="radio"
                name="prijatie-ako"
                className="client-offer-tick"
                checked={capacity === one}
                onChange={() => setCapacity(one)}
              />
              <span>{tied(CAPACITY_TEXTS[one])}</span>
            </label>
          ))}
          {capacityError && <FieldError id="prijatie-ako-error">{capacityError}</FieldError>}
        </fieldset>
      )}
      {isFirm && signing.ico === '' && (
        <SignLine
          id="prijatie-ico"
          label="IČO"
          hint="Ak nemáte slovenské IČO, napíšte mi správu."
          inputMode="numeric"
          autoComplete="off"
          maxLength={ICO_TYPED_MAX}
          defaultValue={typedIco}
          error={icoError}
          onChange={(event) => setTypedIco(event.target.value)}
        />
      )}
      {signing.servesConsumers && !isFirm && (
        <div>
          <h3 className="font-semibold">Odstúpenie od zmluvy</h3>
          <p>
            {tied(withdrawalNotice(signing))}{' '}
            <a
              href="/obchodne-podmienky#odstupenie-spotrebitela"
              target="_blank"
              rel="noreferrer"
              className="text-link"
            >
              Vzorový formulár na odstúpenie
            </a>
          </p>
        </div>
      )}
      <div>
        <label className="client-offer-consent">
          <input
            id="prijatie-suhlas"
            type="checkbox"
            className="client-offer-tick"
            checked={agreed}
            {...(agreedError && { 'aria-invalid': true, 'aria-describedby': 'prijatie-suhlas-error' })}
            onChange={(event) => setAgreedTo(event.target.checked ? revision : null)}
          />
          <span>{shownConsent(termsConsent(signing, { capacity: capacity ?? 'consumer', ico }))}</span>
        </label>
        {agreedError && (
          <div className="pl-8">
            <FieldError id="prijatie-suhlas-error">{agreedError}</FieldError>
          </div>
        )}
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
      {capacity === 'consumer' && (
        <label className="client-offer-consent">
          <input
            type="checkbox"
            className="client-offer-tick"
            checked={startsEarly}
            onChange={(event) => setStartsEarly(event.target.checked)}
          />
          <span>
            {tied(EARLY_START)}{' '}
            <span className="text-ink-2">
              Nepovinné: bez tohto súhlasu začnem až po 14&nbsp;dňoch a&nbsp;termíny sa o&nbsp;to posunú.
            </span>
          </span>
        </label>
      )}
      <div role="alert">
        {((refused && !refusedIco && !refusedAt('name')) || (news && stoppedBy)) && (
          <div className="grid gap-2">
            <p className="field-error">{news ? newsWords(news, offer) : refused?.advice}</p>
            <Button
              size="small"
              className="justify-self-start"
              onClick={() => send(async () => onOffer(await acts.reload()))}
            >
              Načítať znova
            </Button>
          </div>
        )}
      </div>
      <Button size="small" type="submit" variant="primary" loading={isSending}>
        {tied(BINDING_BUTTON)}
      </Button>
      <div className="client-offer-acts">
        <a href={`#${talkId}`} className={buttonClass({ size: 'small' })}>
          Spýtať sa
        </a>
        <Button
          size="small"
          // The press that left the other form leads back here.
          autoFocus={cameBack}
          onClick={() => setDeclining(true)}
        >
          Odmietnuť
        </Button>
      </div>
    </form>
  );
}
