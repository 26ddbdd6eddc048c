import { OFFER_WORDS } from '#content/offer-page.ts';
import { formatDate, formatDateTime } from '../kernel/format.ts';
import type { Day } from '../kernel/local-time.ts';
import { dayText } from '../kernel/local-time-texts.ts';
import { plural } from '../kernel/plural.ts';
import {
  type DrawnSheet,
  drawnSheet,
  type SheetParty,
  supplierCell,
  supplierParty,
} from '../legal/drawn-sheet.ts';
import type { LabelledText, Supplier } from '../legal/operator.ts';
import type { ClientOffer } from './client-offer-schema.ts';
import { workingDaysOf } from './offer.ts';
import { worded } from './offer-number.ts';
import {
  assumptionPoints,
  changeSentences,
  dueText,
  effectRows,
  keptRows,
  moneyIn,
  offerHeading,
  shownGroups,
  shownStages,
  totalRows,
  vatSentence,
  whenNote,
} from './offer-shown.ts';
import { type SmallBlock, smallMarkdown } from './small-markdown.ts';

const words = OFFER_WORDS;

/** Where a PDF can be compared with what was accepted. */
const VERIFICATION_PATH = '/overenie';

/** Everything that the PDF of an offer says, in the order it is read; the template adds no words. */
export interface OfferDocument extends DrawnSheet {
  heading: string;
  name: string;
  facts: LabelledText[];
  supplier: SheetParty;
  client: SheetParty;
  price: { label: string; value: string; monthly: string | null; vat: string; duration: LabelledText };
  contents: {
    heading: string;
    columns: { position: string; item: string; amount: string };
    groups: {
      position: string;
      name: string;
      hint: string | null;
      lines: {
        position: string;
        name: string;
        included: SmallBlock[];
        quantity: string | null;
        amount: string;
        per: string | null;
        /** "nie je v cene" of what can be had and is not chosen. */
        left: string | null;
      }[];
    }[];
    totals: { label: string; amount: string; isFinal: boolean }[];
  };
  schedule: { heading: string; rows: { label: string; value: string }[]; note: string | null };
  payments: { heading: string; rows: { label: string; due: string; amount: string }[] };
  lists: { heading: string; items: string[] }[];
  note: { heading: string; paragraphs: string[] } | null;
  changes: { heading: string; rows: { label: string; value: string }[] } | null;
  confirmation: {
    heading: string;
    word: string;
    rows: LabelledText[];
    fingerprint: LabelledText;
    verify: { text: string; url: string | null; shown: string };
  } | null;
}

interface OfferDocumentFacts {
  site: Supplier;
  /** Address of the site without a path; null when it has no public one. */
  publicUrl: string | null;
  madeOn: Day;
}

/** The offer's document, of the same model as its page (business 4). */
export function offerDocument(offer: ClientOffer, issuer: OfferDocumentFacts): OfferDocument {
  const { content, totals, payments, schedule, acceptance } = offer;
  const money = moneyIn(offer);
  const heading = offerHeading(offer);
  const { site, publicUrl, madeOn } = issuer;
  const number = { label: words.facts.number, value: offer.number };
  const revision = { label: words.facts.revision, value: offer.letter };
  const validUntil = { label: words.facts.validUntil, value: dayText(content.validUntil) };
  return {
    ...drawnSheet(
      {
        title: `${heading} ${offer.number}: ${content.title}`,
        createdAt: new Date(acceptance?.acceptedAt ?? offer.sentAt),
        running: `${heading} ${offer.number}`,
        drawing: content.title,
        cells: [number, revision, validUntil, supplierCell(words.supplier, site)],
      },
      issuer,
    ),
    heading,
    name: content.title,
    facts: [
      number,
      revision,
      {
        label: words.facts[offer.isAddendum ? 'sentAddendum' : 'sent'],
        value: formatDate(new Date(offer.sentAt)),
      },
      validUntil,
    ],
    supplier: supplierParty(words.supplier, site),
    client: {
      label: words.client,
      name: offer.client || offer.recipient,
      rows: [],
    },
    price: {
      label: words.price,
      value: money(totals.once.total),
      monthly: totals.monthly.lines === 0 ? null : `a\u00A0${money(totals.monthly.total)} ${words.monthly}`,
      vat: vatSentence(content.vat),
      duration: {
        label: words.facts.duration,
        value: `${plural(workingDaysOf(content), 'workingDay')}${schedule ? `, do ${dayText(schedule.endsOn)}` : ''}`,
      },
    },
    contents: {
      heading: words.contents,
      columns: words.columns,
      groups: shownGroups(content, new Set(offer.taken), money).map(({ position, name, hint, lines }) => ({
        position,
        name,
        hint: acceptance ? null : hint,
        lines: lines.map(({ line, ...shown }) => ({
          position: shown.position,
          name: line.name,
          included: smallMarkdown(line.included),
          quantity: shown.quantity,
          amount: shown.amount,
          per: shown.isMonthly ? words.monthly : null,
          left: shown.isTaken ? null : words.notTaken,
        })),
      })),
      totals: totalRows(content, totals, money),
    },
    schedule: {
      heading: words.when,
      rows: shownStages(offer).map(({ name, days, when }) => ({
        label: name,
        value: when ?? plural(days, 'workingDay'),
      })),
      note: whenNote(offer, madeOn),
    },
    payments: {
      heading: words.payments,
      rows: payments
        .filter(({ amount }) => amount > 0)
        .map((payment) => ({
          label: payment.name,
          due: dueText(payment, content),
          amount: money(payment.amount),
        })),
    },
    lists: [
      { heading: words.effect.heading, items: effectTexts(offer) },
      { heading: words.excluded, items: content.excluded },
      { heading: words.assumptions, items: assumptionPoints(content) },
    ].filter(({ items }) => items.length > 0),
    note:
      content.note === ''
        ? null
        : { heading: words.note, paragraphs: content.note.split(/\n+/).filter((line) => line !== '') },
    changes: changesOf(offer),
    confirmation: confirmationOf(offer, publicUrl),
  };
}

/** What an addendum changes, in the words of its page. */
function effectTexts({ effect, totals }: ClientOffer): string[] {
  if (!effect) return [];
  return [`${words.effect.project}: ${effect.project}`, ...effectRows(effect, totals)];
}

/** Up to the revision that the document shows. */
function changesOf({ revisions, revision }: ClientOffer): OfferDocument['changes'] {
  const until = revisions.filter((one) => one.revision <= revision);
  if (until.length < 2) return null;
  return {
    heading: words.changes,
    rows: until.map((one) => ({
      label: `${one.letter}, ${formatDate(new Date(one.sentAt))}`,
      value: changeSentences(one).join('. '),
    })),
  };
}

function confirmationOf(
  { acceptance, content, taken, number, totals, ...offer }: ClientOffer,
  publicUrl: string | null,
): OfferDocument['confirmation'] {
  if (!acceptance) return null;
  const { confirmation } = words;
  const money = moneyIn({ content, totals, ...offer });
  const chosen = shownGroups(content, new Set(taken), money)
    .flatMap(({ lines }) => lines)
    .filter(({ line, isTaken }) => line.choice.kind !== 'fixed' && isTaken)
    .map(({ position, line }) => `${position} ${line.name}`);
  return {
    heading: confirmation.heading,
    word: worded({ number }, confirmation.word, confirmation.addendumWord),
    rows: [
      {
        label: words.facts.number,
        value: `${number}, ${words.facts.revision.toLowerCase()} ${offer.letter}`,
      },
      { label: confirmation.name, value: acceptance.name },
      { label: confirmation.accepted, value: formatDateTime(new Date(acceptance.acceptedAt)) },
      { label: confirmation.chosen, value: chosen.join(', ') || confirmation.nothingChosen },
      { label: confirmation.once, value: money(totals.once.total) },
      ...(totals.monthly.lines === 0
        ? []
        : [{ label: confirmation.monthly, value: money(totals.monthly.total) }]),
      ...keptRows(acceptance.consents).flatMap(({ label, values }) =>
        values.map((value) => ({ label, value })),
      ),
      ...(acceptance.isNoted ? [{ label: confirmation.notedBy, value: confirmation.noted }] : []),
    ],
    fingerprint: { label: confirmation.fingerprint, value: acceptance.fingerprint },
    verify: {
      text: confirmation.verify,
      url: publicUrl === null ? null : publicUrl + VERIFICATION_PATH,
      shown:
        publicUrl === null ? VERIFICATION_PATH : publicUrl.replace(/^https?:\/\//, '') + VERIFICATION_PATH,
    },
  };
}
