import type { Day } from '../kernel/local-time.ts';
import { linesOf, type OfferContent, type OfferLine, workingDaysOf } from './offer.ts';

/** What still holds an offer back: where, as a path of ids, and what to do. */
export interface OfferProblem {
  /** "title", "lines.web.name", "payments", "recipient.email". */
  field: string;
  message: string;
}

export interface Recipient {
  name: string;
  email: string;
}

const WHOLE = 100;

const TEXTS = {
  title: 'Pomenujte, čo ponúkate.',
  noLines: 'Pridajte aspoň jednu položku.',
  groupName: 'Pomenujte túto skupinu položiek.',
  lineName: 'Pomenujte túto položku.',
  fewAlternatives: 'Na výber musia byť aspoň dve možnosti.',
  notOneTicked: 'Označte jednu z\u00A0možností, aby bola na začiatku vybraná.',
  discountName: 'Pomenujte zľavu.',
  noPayments: 'Doplňte, kedy sa platí.',
  paymentName: 'Pomenujte túto platbu.',
  paymentStage: 'Etapa, po ktorej sa platí, v ponuke nie je. Vyberte inú.',
  restInside: 'Zvyškom ceny môže byť len posledná platba.',
  amountsNeedRest:
    'Ak je niektorá platba v eurách, poslednou musí byť „zvyšok ceny“: cena závisí od toho, čo si klient vyberie.',
  percents: (sum: number) => `Platby sú spolu ${sum}\u00A0% ceny. Upravte ich na 100\u00A0%.`,
  overWhole: (sum: number) => `Platby sú spolu ${sum}\u00A0% ceny, na zvyšok nič nezostáva. Znížte ich.`,
  noStages: 'Doplňte etapy práce.',
  stageName: 'Pomenujte túto etapu.',
  noDays: 'Doplňte, koľko pracovných dní práca trvá.',
  past: 'Platnosť ponuky už uplynula. Posuňte ju.',
  startInPast: 'Deň najskoršieho začiatku už uplynul. Posuňte ho.',
  point: 'Prázdny bod doplňte alebo odstráňte.',
  recipientEmail: 'Doplňte e-mail, na ktorý sa má ponuka poslať.',
} as const;

/** All that has to be put right before an offer can be sent, in its order; empty for one that can (business 4). */
export function offerProblems(content: OfferContent, recipient: Recipient, today: Day): OfferProblem[] {
  const lines = linesOf(content);
  return [
    ...when(recipient.email === '', 'recipient.email', TEXTS.recipientEmail),
    ...when(content.title === '', 'title', TEXTS.title),
    ...when(lines.length === 0, 'groups', TEXTS.noLines),
    ...content.groups.flatMap(({ id, name, lines: own }) =>
      when(name === '' && own.length > 0, `groups.${id}.name`, TEXTS.groupName),
    ),
    ...lines.flatMap(({ id, name }) => when(name === '', `lines.${id}.name`, TEXTS.lineName)),
    ...alternativeProblems(lines),
    ...when(content.discount?.name === '', 'discount.name', TEXTS.discountName),
    ...paymentProblems(content),
    ...stageProblems(content),
    ...pointProblems('excluded', content.excluded),
    ...pointProblems('assumptions', content.assumptions),
    ...when(content.validUntil < today, 'validUntil', TEXTS.past),
    ...when(
      content.earliestStart !== null && content.earliestStart < today,
      'earliestStart',
      TEXTS.startInPast,
    ),
  ];
}

const when = (isWrong: boolean, field: string, message: string): OfferProblem[] =>
  isWrong ? [{ field, message }] : [];

function alternativeProblems(lines: readonly OfferLine[]): OfferProblem[] {
  const choices = lines.flatMap(({ choice }) => (choice.kind === 'alternative' ? [choice] : []));
  return [...new Set(choices.map(({ group }) => group))].flatMap((group) => {
    const own = choices.filter((choice) => choice.group === group);
    return [
      ...when(own.length < 2, `alternatives.${group}`, TEXTS.fewAlternatives),
      ...when(own.filter(({ ticked }) => ticked).length !== 1, `alternatives.${group}`, TEXTS.notOneTicked),
    ];
  });
}

const isOnce = ({ charged }: OfferLine): boolean => charged === 'once';

function paymentProblems(content: OfferContent): OfferProblem[] {
  const { payments, stages } = content;
  if (!linesOf(content).some(isOnce)) return [];
  return [
    ...payments.flatMap(({ id, name, after }) => [
      ...when(name === '', `payments.${id}.name`, TEXTS.paymentName),
      ...when(
        after !== null && !stages.some((stage) => stage.id === after),
        `payments.${id}.after`,
        TEXTS.paymentStage,
      ),
    ]),
    ...planProblem(payments.map(({ share }) => share)).map((message) => ({ field: 'payments', message })),
  ];
}

/** What is wrong with the shares of a plan: they have to make the whole price, whatever the client chooses. */
function planProblem(shares: readonly OfferContent['payments'][number]['share'][]): string[] {
  const last = shares.at(-1);
  if (!last) return [TEXTS.noPayments];
  if (shares.slice(0, -1).some(({ kind }) => kind === 'rest')) return [TEXTS.restInside];
  const sum = shares.reduce((total, share) => total + (share.kind === 'percent' ? share.percent : 0), 0);
  if (last.kind === 'rest') return sum >= WHOLE ? [TEXTS.overWhole(sum)] : [];
  if (shares.some(({ kind }) => kind === 'amount')) return [TEXTS.amountsNeedRest];
  return sum === WHOLE ? [] : [TEXTS.percents(sum)];
}

const stageProblems = (content: OfferContent): OfferProblem[] => [
  ...when(content.stages.length === 0, 'stages', TEXTS.noStages),
  ...content.stages.flatMap(({ id, name }) => when(name === '', `stages.${id}.name`, TEXTS.stageName)),
  ...when(content.stages.length > 0 && workingDaysOf(content) === 0, 'stages', TEXTS.noDays),
];

const pointProblems = (field: 'excluded' | 'assumptions', points: readonly string[]): OfferProblem[] =>
  points.flatMap((point, index) => when(point === '', `${field}.${index}`, TEXTS.point));
