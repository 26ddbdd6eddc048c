import { useId, useState } from 'react';
import { tied } from '#domain/kernel/text.ts';
import type { ShownLine } from '#domain/offers/offer-shown.ts';
import { smallMarkdown } from '#domain/offers/small-markdown.ts';
import { DecidedSign, OfferLineRow, QuestionSign } from '../design/areas/client-offer.tsx';
import { RevisionCloud, RevisionMark } from '../design/areas/revision-cloud.tsx';
import { classes } from '../design/classes.ts';
import { ClientThread } from './client-thread.tsx';
import { SmallText } from './small-text.tsx';
import type { OfferTalk } from './use-offer-talk.ts';

interface ClientLineProps {
  shown: ShownLine;
  /** Of the revision that has changed it; null of a line that stayed. */
  letter: string | null;
  /** False once the offer can be answered no more: what can be chosen was decided. */
  isOpen: boolean;
  /** Of what was decided: by the client, or by how it was offered. */
  decided: { taken: string; leftOut: string };
  /** Null while or where nothing can be chosen. */
  onChoose: (() => void) | null;
  talk: OfferTalk;
}

/** A line with what it includes, the way to choose it, and what was asked about it. */
export function ClientLine({ shown, letter, isOpen, decided, onChoose, talk }: ClientLineProps) {
  const { line, position, isTaken, quantity, shownSum, isMonthly } = shown;
  const { choice } = line;
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const canVary = choice.kind !== 'fixed';
  const isChoice = canVary && isOpen;
  const isDecided = canVary && !isOpen;
  const blocks = smallMarkdown(tied(line.included));
  const row = (
    <OfferLineRow
      as={isChoice ? 'choice' : isTaken ? 'plain' : 'leftOut'}
      mark={
        isChoice ? (
          <input
            id={id}
            type={choice.kind === 'alternative' ? 'radio' : 'checkbox'}
            name={choice.kind === 'alternative' ? `vyber-${choice.group}` : line.id}
            className="client-offer-tick"
            checked={isTaken}
            disabled={!onChoose}
            onChange={() => onChoose?.()}
          />
        ) : isDecided ? (
          <DecidedSign isTaken={isTaken} />
        ) : (
          <span className="mark text-ink-2">{position}</span>
        )
      }
      name={
        <>
          {isChoice ? <label htmlFor={id}>{tied(line.name)}</label> : tied(line.name)}
          {letter && <RevisionMark letter={letter} label={`Zmenené v\u00A0revízii ${letter}`} />}
        </>
      }
      sum={
        <>
          <span className={classes('money', !isTaken && 'text-ink-2')}>{shownSum}</span>
          {isMonthly && <small className="mark text-ink-2 normal-case">mesačne</small>}
          {isDecided && (
            <small className="mark text-ink-2 normal-case">{isTaken ? decided.taken : decided.leftOut}</small>
          )}
        </>
      }
      ask={
        talk.canWrite && (
          <button
            type="button"
            className="client-offer-ask noscript:hidden"
            aria-expanded={isAsking}
            aria-label={`Spýtať sa na položku ${line.name}`}
            onClick={() => setAsking(!isAsking)}
          >
            <QuestionSign />
          </button>
        )
      }
      more={
        (quantity !== null || blocks.length > 0) && (
          <>
            {quantity && <p className="money">{quantity}</p>}
            <SmallText blocks={blocks} />
          </>
        )
      }
    />
  );
  return (
    <li>
      {letter ? <RevisionCloud>{row}</RevisionCloud> : row}
      <ClientThread
        label={`Otázky k\u00A0položke ${line.name}`}
        prompt="Vaša otázka"
        ask={null}
        talk={talk}
        lineId={line.id}
        isAsking={isAsking}
        onAsking={setAsking}
      />
    </li>
  );
}
