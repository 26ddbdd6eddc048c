import { HANDOVER_DOCUMENT } from '#content/handover.ts';
import { formatDateTime, formatExactEuros } from '../kernel/format.ts';
import type { Day } from '../kernel/local-time.ts';
import { dayText } from '../kernel/local-time-texts.ts';
import type { Cents } from '../kernel/money.ts';
import { oneOrMore, plural } from '../kernel/plural.ts';
import type { WorkingTime } from '../kernel/working-time.ts';
import {
  type DrawnSheet,
  drawnSheet,
  type SheetParty,
  supplierCell,
  supplierParty,
} from '../legal/drawn-sheet.ts';
import type { LabelledText, Supplier } from '../legal/operator.ts';
import { fileNames } from '../messages/attached-names.ts';
import { linesOf, type OfferContent } from '../offers/offer.ts';
import { type Chosen, isTaken } from '../offers/offer-choice.ts';
import { totalRows } from '../offers/offer-shown.ts';
import { lineAmount, offerTotals } from '../offers/offer-totals.ts';
import type { PaymentState } from '../payments/payment-life.ts';
import type { ChecklistState } from './checklist-life.ts';
import { launchText } from './delay-causes.ts';
import type { DeliveryAnswer, StageState } from './stage-life.ts';
import { workingDaysLater, workingDaysOfSpan } from './working-days.ts';

const words = HANDOVER_DOCUMENT;

/** What was accepted: the offer that began the project, or an addendum. */
export interface AgreedPart {
  number: string;
  isAddendum: boolean;
  content: OfferContent;
  chosen: Chosen;
  /** Null where the name is not for the reader. */
  acceptedBy: string | null;
  acceptedAt: Date;
  /** How the operator was told; null where the client has pressed the button. */
  notedHow: string | null;
  fingerprint: string;
}

/** A project that is done, as its screens show it. */
export interface HandoverFacts {
  number: string;
  name: string;
  client: string;
  startOn: Day;
  /** As it was agreed, with its addenda. */
  agreedOn: Day;
  /** Null of one that nobody has noted it of. */
  launchedOn: Day | null;
  price: Cents;
  monthlyPrice: Cents;
  paid: Cents;
  stages: readonly {
    name: string;
    days: number;
    state: StageState;
    startedOn: Day | null;
    deliveredOn: Day | null;
    approvedOn: Day | null;
    returnedOn: Day | null;
    /** The last one first. */
    deliveries: readonly {
      url: string;
      text: string;
      files: readonly { name: string }[];
      deliveredOn: Day;
      answer: DeliveryAnswer | null;
      reason: string;
      answeredOn: Day | null;
      /** Empty where it was not noted. */
      /** Empty where it was not noted, null where the name is not for the reader. */
      answeredBy: string | null;
      /** Empty where the client has pressed the button. */
      notedHow: string;
    }[];
  }[];
  items: readonly { title: string; state: ChecklistState; acceptedOn: Day | null }[];
  payments: readonly {
    number: string;
    name: string;
    amount: Cents;
    state: PaymentState;
    dueOn: Day | null;
    paidOn: Day | null;
  }[];
  agreed: readonly AgreedPart[];
  contacts: readonly { name: string; role: string; email: string; phone: string }[];
}

/** Everything that the report says. */
export interface HandoverDocument extends DrawnSheet {
  heading: string;
  name: string;
  client: LabelledText;
  price: { label: string; value: string; monthly: string | null; paid: LabelledText; launch: LabelledText };
  contents: {
    heading: string;
    columns: { item: string; amount: string };
    parts: {
      name: string;
      lines: { name: string; amount: string; per: string | null }[];
      totals: ReturnType<typeof totalRows>;
    }[];
  };
  stages: {
    heading: string;
    columns: string[];
    rows: { name: string; planned: string; real: string; delivered: string; approved: string }[];
    note: string;
  };
  /** Null where nothing was. */
  deliveries: {
    heading: string;
    rows: { stage: string; delivered: string; url: string; text: string; returned: string | null }[];
  } | null;
  checklist: { heading: string; rows: LabelledText[] } | null;
  payments: {
    heading: string;
    rows: { name: string; state: string; amount: string; isCancelled: boolean }[];
    total: LabelledText;
  };
  approvals: { heading: string; rows: { label: string; value: string; detail: string | null }[] };
  contacts: {
    heading: string;
    supplier: SheetParty;
    client: SheetParty;
    access: string;
  };
}

interface HandoverSurroundings {
  site: Supplier;
  /** Null where the site has no public address. */
  publicUrl: string | null;
  time: WorkingTime;
  /** The day on which it is made. */
  now: Date;
}

const dayOr = (day: Day | null): string => (day === null ? '–' : dayText(day));

type Ended = Pick<HandoverFacts, 'stages' | 'agreedOn' | 'launchedOn'>;

/** The first day of work, which may be another than was planned. */
const beganOn = ({ stages, startOn }: Pick<HandoverFacts, 'stages' | 'startOn'>): Day =>
  stages.flatMap((stage) => stage.startedOn ?? []).toSorted()[0] ?? startOn;

/** The last day of work: that of the last stage to be delivered; where one was not, that of the launch, if none came later. */
const finishedOn = ({ stages, agreedOn, launchedOn }: Ended): Day => {
  const delivered = stages.flatMap((stage) => stage.deliveredOn ?? []);
  const launched = delivered.length < stages.length && launchedOn !== null ? [launchedOn] : [];
  return [...delivered, ...launched].toSorted().at(-1) ?? launchedOn ?? agreedOn;
};

/** Working days that a stage has taken, its first and its last one included; null of one that was never begun or delivered. */
const realDays = (
  { startedOn, deliveredOn }: Pick<HandoverFacts['stages'][number], 'startedOn' | 'deliveredOn'>,
  time: WorkingTime,
): number | null =>
  startedOn === null || deliveredOn === null ? null : workingDaysOfSpan(startedOn, deliveredOn, time);

function paymentText({ state, dueOn, paidOn }: HandoverFacts['payments'][number]): string {
  if (state === 'paid') return `${words.payments.paid} ${dayOr(paidOn)}`;
  if (state === 'cancelled') return words.payments.cancelled;
  return dueOn === null ? words.payments.waiting : `${words.payments.open} ${dayText(dueOn)}`;
}

const partOf = ({
  number,
  isAddendum,
  content,
  chosen,
}: AgreedPart): HandoverDocument['contents']['parts'][number] => {
  const { contents } = words;
  return {
    name: `${isAddendum ? contents.addendum : contents.offer} ${number}: ${content.title}`,
    lines: linesOf(content)
      .filter((line) => isTaken(line, chosen))
      .map((line) => ({
        name: line.name,
        amount: formatExactEuros(lineAmount(line)),
        per: line.charged === 'month' ? words.monthly : null,
      })),
    totals: totalRows(content, offerTotals(content, chosen), formatExactEuros),
  };
};

function finishText(facts: Ended, time: WorkingTime): string {
  const { agreedOn } = facts;
  const launchOn = finishedOn(facts);
  return launchText({ launchOn, agreedOn, delay: workingDaysLater(launchOn, agreedOn, time) }, dayText);
}

/** Who has agreed, and how the operator was told where they have not pressed the button. */
const byText = (name: string | null, notedHow: string): string =>
  `${name === null ? words.approvals.unnamed : `${words.approvals.name} ${name}`}${notedHow === '' ? '' : `, ${words.approvals.noted} ${notedHow}`}`;

/** When a stage was approved, by whom, and how the operator was told where the client has not pressed the button. */
function approvedText(
  approvedOn: Day,
  last: HandoverFacts['stages'][number]['deliveries'][number] | undefined,
) {
  const { approvals } = words;
  // Of stages from before it was noted who approves them, only the day is known.
  if (!last || last.answeredBy === '') return `${approvals.stageApproved} ${dayText(approvedOn)}`;
  const { answeredBy, notedHow } = last;
  const approved = approvals[notedHow === '' ? 'stageApprovedByClient' : 'stageApproved'];
  return `${approved} ${dayText(approvedOn)}, ${byText(answeredBy, notedHow)}`;
}

const filesText = (files: readonly { name: string }[]): string =>
  files.length === 0
    ? ''
    : `${oneOrMore(words.deliveries.files, files)}: ${fileNames(files.map(({ name }) => name))}`;

/** What was delivered of each stage, in the order in which it was. */
const deliveriesOf = ({ stages }: HandoverFacts) =>
  stages.flatMap(({ name, deliveries }) =>
    deliveries.toReversed().map(({ url, text, files, deliveredOn, answer, reason, answeredOn }) => ({
      ...{ stage: name, delivered: dayText(deliveredOn) },
      // Its lines stay; the empty ones between them are of screens and mails.
      ...{ url, text: [text.replaceAll(/\n{2,}/g, '\n'), filesText(files)].filter(Boolean).join('\n') },
      returned: answer === 'returned' ? `${words.deliveries.returned} ${dayOr(answeredOn)}: ${reason}` : null,
    })),
  );

const approvalsOf = ({ agreed, stages }: HandoverFacts): HandoverDocument['approvals']['rows'] => {
  const { approvals, contents } = words;
  return [
    ...agreed.map(({ number, isAddendum, acceptedBy, acceptedAt, notedHow, fingerprint }) => ({
      label: `${isAddendum ? contents.addendum : contents.offer} ${number}`,
      value: `${isAddendum ? approvals.addendumAccepted : approvals.accepted} ${formatDateTime(acceptedAt)}, ${byText(acceptedBy, notedHow ?? '')}`,
      detail: `${approvals.fingerprint}: ${fingerprint}`,
    })),
    ...stages.map(({ name, deliveredOn, approvedOn, returnedOn, deliveries: [last] }) => ({
      label: `${approvals.stage} ${name}`,
      value:
        approvedOn !== null
          ? approvedText(approvedOn, last)
          : deliveredOn === null
            ? approvals[returnedOn === null ? 'stageUndelivered' : 'stageReturned']
            : approvals.stageUnapproved,
      detail: null,
    })),
  ];
};

/** The report of a project that is done, of the same facts as its screens. */
export function handoverDocument(
  facts: HandoverFacts,
  { time, now, ...issuer }: HandoverSurroundings,
): HandoverDocument {
  const { number, name, client, stages, items, payments } = facts;
  const { contents, contacts } = words;
  const { site } = issuer;
  const delivered = deliveriesOf(facts);
  const needed = items.filter(({ state }) => state !== 'waived');
  const days = (count: number | null) => (count === null ? '–' : plural(count, 'day'));
  return {
    ...drawnSheet(
      {
        title: `${words.heading} ${number}: ${name}`,
        createdAt: now,
        running: `${words.heading} ${number}`,
        drawing: words.heading,
        cells: [
          { label: words.project, value: number },
          { label: words.began, value: dayText(beganOn(facts)) },
          { label: words.launched, value: dayText(finishedOn(facts)) },
          supplierCell(contacts.supplier, site),
        ],
      },
      issuer,
    ),
    heading: words.heading,
    name,
    client: { label: contacts.client, value: client },
    price: {
      label: words.price,
      value: formatExactEuros(facts.price),
      monthly:
        facts.monthlyPrice === 0 ? null : `a\u00A0${formatExactEuros(facts.monthlyPrice)} ${words.monthly}`,
      paid: { label: words.paid, value: formatExactEuros(facts.paid) },
      launch: { label: words.launch, value: finishText(facts, time) },
    },
    contents: {
      heading: contents.heading,
      columns: { item: contents.item, amount: contents.amount },
      parts: facts.agreed.map(partOf),
    },
    stages: {
      heading: words.stages.heading,
      columns: Object.values(words.stages.columns),
      rows: stages.map((stage) => ({
        name: stage.name,
        planned: days(stage.days),
        real: days(realDays(stage, time)),
        delivered: dayOr(stage.deliveredOn),
        approved: dayOr(stage.approvedOn),
      })),
      note: words.stages.note,
    },
    deliveries: delivered.length === 0 ? null : { heading: words.deliveries.heading, rows: delivered },
    checklist:
      needed.length === 0
        ? null
        : {
            heading: words.checklist.heading,
            rows: needed.map(({ title: label, acceptedOn }) => ({
              label,
              value:
                acceptedOn === null
                  ? words.checklist.unaccepted
                  : `${words.checklist.accepted} ${dayText(acceptedOn)}`,
            })),
          },
    payments: {
      heading: words.payments.heading,
      rows: payments.map((payment) => ({
        name: `${payment.name} (${payment.number})`,
        state: paymentText(payment),
        amount: formatExactEuros(payment.amount),
        isCancelled: payment.state === 'cancelled',
      })),
      total: { label: words.payments.total, value: formatExactEuros(facts.paid) },
    },
    approvals: { heading: words.approvals.heading, rows: approvalsOf(facts) },
    contacts: {
      heading: contacts.heading,
      supplier: supplierParty(contacts.supplier, site),
      client: {
        label: contacts.client,
        name: client,
        rows:
          facts.contacts.length === 0
            ? [{ label: '', value: contacts.noClient }]
            : facts.contacts.map((contact) => ({
                label: [contact.name, contact.role].filter(Boolean).join(', '),
                // A telephone number is read in one line.
                value: [contact.email, contact.phone.replaceAll(' ', '\u00A0')].filter(Boolean).join(', '),
              })),
      },
      access: contacts.access,
    },
  };
}
