import { linesOf, type OfferContent, type OfferLine } from './offer.ts';

/** Ids of the lines that are taken beside the fixed ones. */
export type Chosen = ReadonlySet<string>;

/** What the operator has ticked before the client chooses. */
export const initialChoice = (content: Pick<OfferContent, 'groups'>): Chosen =>
  new Set(
    linesOf(content).flatMap(({ id, choice }) => (choice.kind !== 'fixed' && choice.ticked ? [id] : [])),
  );

/** Whether a line is part of the price. */
export const isTaken = ({ id, choice }: OfferLine, chosen: Chosen): boolean =>
  choice.kind === 'fixed' || chosen.has(id);

/** The choice after a tap on a line: an option changes its state, an alternative takes the place of the others. */
export function choose(content: Pick<OfferContent, 'groups'>, chosen: Chosen, lineId: string): Chosen {
  const lines = linesOf(content);
  const choice = lines.find(({ id }) => id === lineId)?.choice;
  if (!choice || choice.kind === 'fixed') return chosen;
  const next = new Set(chosen);
  if (choice.kind === 'optional') {
    if (!next.delete(lineId)) next.add(lineId);
    return next;
  }
  for (const { id } of linesOfAlternative(lines, choice.group)) next.delete(id);
  return next.add(lineId);
}

/** What a client has chosen of one revision, in the next one: what is gone is forgotten, what they left as it was follows it. */
export function carriedChoice(
  before: Pick<OfferContent, 'groups'>,
  chosen: Chosen,
  now: Pick<OfferContent, 'groups'>,
): Chosen {
  const proposed = initialChoice(before);
  const own = linesOf(before).filter(
    ({ id, choice }) => chosen.has(id) !== proposed.has(id) && (choice.kind === 'optional' || chosen.has(id)),
  );
  let carried = initialChoice(now);
  for (const { id, choice } of own) {
    const line = linesOf(now).find((one) => one.id === id);
    if (line?.choice.kind === choice.kind && isTaken(line, carried) !== chosen.has(id))
      carried = choose(now, carried, id);
  }
  return carried;
}

/** Why a choice cannot be accepted: a line that cannot be chosen, or a group without exactly one of its lines. */
export type WrongChoice = { kind: 'unknownLine'; id: string } | { kind: 'alternative'; group: string };

/** Null for a choice that can be accepted. */
export function wrongChoice(content: Pick<OfferContent, 'groups'>, chosen: Chosen): WrongChoice | null {
  const lines = linesOf(content);
  const choosable = new Set(lines.flatMap(({ id, choice }) => (choice.kind === 'fixed' ? [] : [id])));
  for (const id of chosen) if (!choosable.has(id)) return { kind: 'unknownLine', id };
  const groups = new Set(
    lines.flatMap(({ choice }) => (choice.kind === 'alternative' ? [choice.group] : [])),
  );
  for (const group of groups)
    if (linesOfAlternative(lines, group).filter(({ id }) => chosen.has(id)).length !== 1)
      return { kind: 'alternative', group };
  return null;
}

const linesOfAlternative = (lines: readonly OfferLine[], group: string): OfferLine[] =>
  lines.filter(({ choice }) => choice.kind === 'alternative' && choice.group === group);
