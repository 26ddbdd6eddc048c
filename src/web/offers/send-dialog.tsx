import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { formatCents } from '#domain/kernel/format.ts';
import { openOffer, sendOffer } from '#domain/offers/calls.ts';
import { initialChoice } from '#domain/offers/offer-choice.ts';
import { OFFER_LIMITS } from '#domain/offers/offer-limits.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { offerTotals } from '#domain/offers/offer-totals.ts';
import { isOpenState } from '#domain/offers/revision-life.ts';
import { KeyCap } from '../design/areas/key-cap.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { Spinner } from '../design/spinner.tsx';
import { TextInput } from '../design/text-input.tsx';
import { Textarea } from '../design/textarea.tsx';
import { callApi } from '../shell/api-client.ts';
import { failureAdvice } from '../shell/failure-advice.ts';
import { controlOf, useEditor } from './editor-context.ts';
import { draftOf, lastSent } from './opened-offer.ts';

interface SendDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSent: (letter: string) => void;
}

/** To whom and with which words the offer goes: everything is prepared, one press sends it. */
export function SendDialog({ open, onOpenChange, onSent }: SendDialogProps) {
  const { offer, content, recipient, setRecipient, flush, problems, goTo } = useEditor();
  const [mail, setMail] = useState<{ subject: string; text: string } | null>(null);
  const [advice, setAdvice] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const letter = draftOf(offer)?.letter ?? '';
  const before = lastSent(offer);
  const isOpenBefore = before !== undefined && isOpenState(before.state);
  const total = offerTotals(content, initialChoice(content)).once.total;

  // The words of the mail come from what the server has, so that has to be everything.
  useEffect(() => {
    if (!open) return;
    const asking = new AbortController();
    setAdvice(null);
    setMail(null);
    flush()
      .then(() => callApi(openOffer, { params: { id: offer.id } }, { signal: asking.signal }))
      .then((read) => setMail(read.draft?.mail ?? { subject: '', text: '' }))
      .catch((error: unknown) => {
        const words = failureAdvice(error, accountAdvice);
        if (words !== null) setAdvice(words);
      });
    return () => asking.abort();
  }, [open, flush, offer.id]);

  const held = problems.filter(({ field }) => field !== 'recipient.email');
  const send = async () => {
    if (isSending || !mail || problems.length > 0) return;
    setAdvice(null);
    setSending(true);
    try {
      const edit = await flush();
      if (edit === null) {
        setAdvice(
          `Posledné zmeny sa nepodarilo uložiť, preto ${worded(offer, 'ponuka neodišla', 'dodatok neodišiel')}. Skúste to znova.`,
        );
        return;
      }
      const sent = await callApi(sendOffer, { params: { id: offer.id }, body: { ...mail, edit } });
      onSent(sent.letter);
    } catch (error) {
      setAdvice(failureAdvice(error, accountAdvice));
    } finally {
      setSending(false);
    }
  };
  // Wherever in the dialog the focus is.
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
    event.preventDefault();
    void send();
  });
  useLayoutEffect(() => {
    if (!open) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`${worded(offer, 'Odoslať ponuku', 'Odoslať dodatok')} ${offer.number}, revíziu ${letter}`}
      description={`${content.title}, ${formatCents(total)}`}
    >
      <div className="record-panel">
        <div role="alert">{advice !== null && <Notice tone="error">{advice}</Notice>}</div>
        {held.length > 0 && (
          <Notice tone="warn">
            {held.slice(0, 3).map(({ field, message }) => (
              <p key={field + message}>
                {message}{' '}
                <Button
                  variant="link"
                  size="dense"
                  onClick={() => {
                    onOpenChange(false);
                    goTo(field);
                  }}
                >
                  Doplniť
                </Button>
              </p>
            ))}
          </Notice>
        )}
        <div className="offer-two">
          <Field
            label="E-mail"
            required
            id={controlOf('recipient.email')}
            error={
              mail && recipient.email === ''
                ? problems.find(({ field }) => field === 'recipient.email')?.message
                : undefined
            }
          >
            {(control) => (
              <TextInput
                {...control}
                type="email"
                autoComplete="off"
                value={recipient.email}
                onChange={({ target }) => setRecipient({ ...recipient, email: target.value.trim() })}
              />
            )}
          </Field>
          <Field label="Meno">
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                value={recipient.name}
                onChange={({ target }) => setRecipient({ ...recipient, name: target.value })}
              />
            )}
          </Field>
        </div>
        {mail ? (
          <>
            <Field label="Predmet">
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={OFFER_LIMITS.subject}
                  value={mail.subject}
                  onChange={({ target }) => setMail({ ...mail, subject: target.value })}
                />
              )}
            </Field>
            <Field
              label="Text e-mailu"
              hint={worded(offer, 'Odkaz na ponuku sa pridá sám.', 'Odkaz na dodatok sa pridá sám.')}
            >
              {(control) => (
                <Textarea
                  {...control}
                  maxLength={OFFER_LIMITS.mail}
                  value={mail.text}
                  onChange={({ target }) => setMail({ ...mail, text: target.value })}
                />
              )}
            </Field>
          </>
        ) : (
          advice === null && (
            <p role="status" className="flex items-center gap-2">
              <Spinner /> Pripravuje sa e-mail…
            </p>
          )
        )}
        {isOpenBefore && <p>Revízia {before.letter} tým prestane platiť.</p>}
        <Button
          variant="primary"
          loading={isSending}
          aria-disabled={!mail || problems.length > 0 || undefined}
          onClick={() => void send()}
        >
          {worded(offer, 'Odoslať ponuku', 'Odoslať dodatok')} <KeyCap>Ctrl Enter</KeyCap>
        </Button>
      </div>
    </Dialog>
  );
}
