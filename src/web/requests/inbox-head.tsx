import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { formatDateTime } from '#domain/kernel/format.ts';
import { zBefore } from '#domain/kernel/plural.ts';
import type { InboxRequest } from '#domain/requests/inbox-contract.ts';
import { INBOX_STATUS_TEXTS, REQUEST_KIND_TEXTS } from '#domain/requests/inbox-texts.ts';
import { KeyCap } from '../design/areas/key-cap.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Button, ButtonLink, buttonClass } from '../design/button.tsx';
import { phoneHref } from '../shell/phone-href.ts';
import { useKeys } from '../shell/use-keys.ts';
import { type InboxActs, offerHref } from './inbox-acts.tsx';
import { INBOX, requestAt } from './inbox-addresses.ts';
import type { FromList } from './inbox-table.tsx';
import { fromWhom } from './inbox-words.tsx';

interface InboxHeadProps {
  request: InboxRequest;
  acts: InboxActs;
  onMove: () => void;
  onSnooze: () => void;
  /** Takes it up again. */
  onWake: () => void;
  onAnswer: () => void;
}

/** Which request it is, how it stands, what can be done with it, and what is to be done next. */
export function InboxHead({ request, acts, onMove, onSnooze, onWake, onAnswer }: InboxHeadProps) {
  const { ticket, kind, createdAt, status, phone, phoneE164, mergedInto, snoozedUntil } = request;
  const isArchived = status === 'archived';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Neighbours id={request.id} />
        <span className="ml-auto">
          <StateMark of="request" state={status}>
            {INBOX_STATUS_TEXTS[status]}
          </StateMark>
        </span>
        {!mergedInto && (
          <div className="flex w-full flex-wrap gap-2 *:grow md:w-auto">
            <Button size="dense" onClick={onMove}>
              Stav <KeyCap>S</KeyCap>
            </Button>
            <Button size="dense" onClick={snoozedUntil ? onWake : onSnooze}>
              {snoozedUntil ? 'Zrušiť odloženie' : 'Odložiť'}
            </Button>
            <Button size="dense" loading={acts.isBusy} onClick={() => acts.archive([request])}>
              {isArchived ? 'Vrátiť' : 'Archivovať'} <KeyCap>E</KeyCap>
            </Button>
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <p className="font-mono text-mark font-medium text-ink-2">
            Dopyt {ticket} · {REQUEST_KIND_TEXTS[kind].toLowerCase()} · {formatDateTime(new Date(createdAt))}
          </p>
          <h1 className="mt-1 wrap-anywhere">{fromWhom(request)}</h1>
        </div>
        <div className="flex grow flex-wrap gap-2 md:grow-0">
          {phoneE164 && (
            <a
              href={phoneHref(phoneE164)}
              aria-label={`Zavolať ${phone}`}
              className={buttonClass({ size: 'small' }, 'order-1 md:order-none')}
            >
              <Phone aria-hidden="true" size={16} strokeWidth={1.5} />
              <span className="money max-md:sr-only">{phone}</span>
            </a>
          )}
          <Next request={request} acts={acts} onAnswer={onAnswer} />
        </div>
      </div>
    </div>
  );
}

/** The one thing to be done next. */
function Next({ request, acts, onAnswer }: Pick<InboxHeadProps, 'request' | 'acts' | 'onAnswer'>): ReactNode {
  const { status, kind, offer, mergedInto } = request;
  const made = offerHref(request);
  if (mergedInto || status === 'archived') return null;
  if (made !== null)
    return (
      <ButtonLink variant="primary" size="small" className="grow" to={made}>
        {offer?.state === 'draft' ? 'Dokončiť ponuku' : 'Otvoriť ponuku'} <KeyCap>O</KeyCap>
      </ButtonLink>
    );
  const answersFirst = kind === 'contact' && (status === 'new' || status === 'seen');
  return (
    <>
      {answersFirst && (
        <Button variant="primary" size="small" className="grow" onClick={onAnswer}>
          Odpovedať <KeyCap>R</KeyCap>
        </Button>
      )}
      <Button
        size="small"
        className="grow"
        {...(!answersFirst && { variant: 'primary' })}
        loading={acts.isBusy}
        onClick={() => void acts.offer(request)}
      >
        {request.isLapsed && request.offer ? 'Obnoviť ponuku' : 'Vytvoriť ponuku'} <KeyCap>O</KeyCap>
      </Button>
    </>
  );
}

const isFromList = (state: unknown): state is FromList =>
  typeof state === 'object' && state !== null && 'address' in state && 'ids' in state;

/** The way back to the list that led here, and to the requests beside this one. */
function Neighbours({ id }: { id: string }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { address, ids } = isFromList(state) ? state : { address: INBOX, ids: [] };
  const at = ids.indexOf(id);
  const to = (index: number) => {
    const next = at === -1 ? undefined : ids[index];
    return next === undefined ? undefined : () => void navigate(requestAt(next), { state });
  };
  const [previous, next] = [to(at - 1), to(at + 1)];
  const back = () => void navigate(address);
  useKeys({ j: next, k: previous, Escape: back });
  return (
    <nav aria-label="Cesta späť" className="flex items-center gap-3">
      <Link to={address} className="text-link flex min-h-target items-center md:min-h-8">
        Dopyty
      </Link>
      {at !== -1 && (
        <>
          <span className="font-mono text-mark font-medium text-ink-2">
            {at + 1} {zBefore(ids.length)}
            {ids.length}
          </span>
          <Button variant="quiet" size="dense" disabled={!previous} onClick={previous}>
            <span className="sr-only">Predchádzajúci dopyt</span>
            <span aria-hidden="true">↑</span> <KeyCap>K</KeyCap>
          </Button>
          <Button variant="quiet" size="dense" disabled={!next} onClick={next}>
            <span className="sr-only">Ďalší dopyt</span>
            <span aria-hidden="true">↓</span> <KeyCap>J</KeyCap>
          </Button>
        </>
      )}
    </nav>
  );
}
