import type { DemoEdit, DemoLine } from '#content/demo/kinds.ts';
import type { LineChoice, OfferContent, OfferLine } from '#domain/offers/offer.ts';
import type { Calendar } from './calendar.ts';

const WHOLE = 100;
const EXTRAS = { id: 'added', name: 'Na doplnenie' };

/** A draft as the operator has changed it. */
export function edited(content: OfferContent, edit: DemoEdit, calendar: Calendar): OfferContent {
  const { title, note, ends, discount, without = [], lines = [], stages, payments } = edit;
  const planned = stages ? [...stages] : content.stages;
  const stageAfter = (place: number | null) => (place === null ? null : (planned.at(place)?.id ?? null));
  return {
    ...content,
    ...(title === undefined ? {} : { title }),
    ...(note === undefined ? {} : { note }),
    ...(ends === undefined ? {} : { validUntil: calendar.day(ends) }),
    ...(discount === undefined ? {} : { discount: discountOf(discount) }),
    groups: withLines(content.groups, lines, without),
    stages: planned,
    payments: payments
      ? payments.map(({ id, name, after, percent }) => ({
          ...{ id, name, after: stageAfter(after) },
          share: percent === 'rest' ? { kind: 'rest' as const } : { kind: 'percent' as const, percent },
        }))
      : content.payments.map((payment) =>
          payment.after === null ? payment : { ...payment, after: stageAfter(-1) },
        ),
  };
}

const discountOf = ({ name, ...of }: NonNullable<DemoEdit['discount']>): OfferContent['discount'] => ({
  name,
  of:
    'percent' in of ? { kind: 'percent', percent: of.percent } : { kind: 'amount', amount: of.euros * WHOLE },
});

/** The groups with further lines: in the empty one of an offer that begins with none, else in one of their own. */
function withLines(
  groups: OfferContent['groups'],
  added: readonly DemoLine[],
  without: readonly string[],
): OfferContent['groups'] {
  const left = groups.map((group) => ({
    ...group,
    lines: group.lines.filter(({ id }) => !without.includes(id)),
  }));
  if (added.length === 0) return left;
  const lines = added.map((line) => lineOf(line, added));
  const empty = left.find((group) => group.lines.length === 0);
  if (empty) return left.map((group) => (group === empty ? { ...group, lines } : group));
  const own = left.find(({ id }) => id === EXTRAS.id);
  if (!own) return [...left, { ...EXTRAS, lines }];
  return left.map((group) => (group === own ? { ...group, lines: [...group.lines, ...lines] } : group));
}

function lineOf(line: DemoLine, all: readonly DemoLine[]): OfferLine {
  const { id, name, included = '', price, monthly, feature = null } = line;
  return {
    ...{ id, name, included, quantity: WHOLE, unitPrice: price * WHOLE, feature },
    ...{ unit: monthly ? 'month' : 'whole', charged: monthly ? 'month' : 'once' },
    choice: choiceOf(line, all),
  };
}

function choiceOf({ id, option, alternative }: DemoLine, all: readonly DemoLine[]): LineChoice {
  if (alternative !== undefined) {
    const first = all.find((line) => line.alternative === alternative);
    return { kind: 'alternative', group: alternative, ticked: first?.id === id };
  }
  return option === undefined ? { kind: 'fixed' } : { kind: 'optional', ticked: option === 'ticked' };
}
