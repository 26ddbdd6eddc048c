import type { LineChoice, OfferContent, OfferGroup, OfferLine } from './offer.ts';

/** What these functions change of an offer; they leave the rest, and the given value, as it is. */
type Lines = Pick<OfferContent, 'groups'>;

/** Where a line stands: in which group, after how many others. */
export interface LinePlace {
  group: string;
  index: number;
}

/** Where a line stands; null when the offer has none of that id. */
export function placeOf({ groups }: Lines, lineId: string): LinePlace | null {
  for (const { id, lines } of groups) {
    const index = lines.findIndex((line) => line.id === lineId);
    if (index >= 0) return { group: id, index };
  }
  return null;
}

const inGroup = <Edited extends Lines>(
  content: Edited,
  groupId: string,
  work: (lines: OfferLine[]) => OfferLine[],
): Edited => ({
  ...content,
  groups: content.groups.map((group) =>
    group.id === groupId ? { ...group, lines: work(group.lines) } : group,
  ),
});

/** Puts a line in its place; an alternative joins those of its new group. */
export const addLine = <Edited extends Lines>(content: Edited, line: OfferLine, at: LinePlace): Edited =>
  settled(
    inGroup(content, at.group, (lines) =>
      lines.toSpliced(at.index, 0, { ...line, choice: choiceAmong(lines, at.group, line.choice) }),
    ),
  );

/** Takes a line out. Of its alternatives another one is ticked in its place. */
export const removeLine = <Edited extends Lines>(content: Edited, lineId: string): Edited =>
  settled({ ...content, groups: without(content.groups, lineId) });

const without = (groups: readonly OfferGroup[], lineId: string): OfferGroup[] =>
  groups.map((group) => ({ ...group, lines: group.lines.filter(({ id }) => id !== lineId) }));

/** Puts a copy of a line behind it, under a new id. */
export function copyLine<Edited extends Lines>(content: Edited, lineId: string, copyId: string): Edited {
  const place = placeOf(content, lineId);
  const line = lineAt(content, lineId);
  if (!place || !line) return content;
  return addLine(content, { ...line, id: copyId }, { ...place, index: place.index + 1 });
}

/** The line of an id; undefined when the offer has none. */
export const lineAt = ({ groups }: Lines, lineId: string): OfferLine | undefined =>
  groups.flatMap(({ lines }) => lines).find(({ id }) => id === lineId);

/** Puts a line where it was dropped; the index counts the lines of that group without it. */
export function moveLineTo<Edited extends Lines>(content: Edited, lineId: string, to: LinePlace): Edited {
  const line = lineAt(content, lineId);
  if (!line || !content.groups.some(({ id }) => id === to.group)) return content;
  // Within its group it keeps its tick; what it was among stays as it was.
  return addLine({ ...content, groups: without(content.groups, lineId) }, line, to);
}

/** Where a line goes by one step up or down: past its neighbour, at the end of its group into the next one. Null at the edge. */
export function stepOf({ groups }: Lines, lineId: string, by: -1 | 1): LinePlace | null {
  const place = placeOf({ groups }, lineId);
  if (!place) return null;
  const at = groups.findIndex(({ id }) => id === place.group);
  const index = place.index + by;
  if (index >= 0 && index < (groups[at]?.lines.length ?? 0)) return { group: place.group, index };
  const next = groups[at + by];
  return next ? { group: next.id, index: by < 0 ? next.lines.length : 0 } : null;
}

/** Moves a line by one step; at the edge of the offer it stays. */
export function moveLine<Edited extends Lines>(content: Edited, lineId: string, by: -1 | 1): Edited {
  const to = stepOf(content, lineId, by);
  return to ? moveLineTo(content, lineId, to) : content;
}

/** Changes what a line says; how it is chosen is changed by `setChoice`. */
export const changeLine = <Edited extends Lines>(
  content: Edited,
  lineId: string,
  changes: Partial<Omit<OfferLine, 'id' | 'choice'>>,
): Edited => ({
  ...content,
  groups: content.groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => (line.id === lineId ? { ...line, ...changes } : line)),
  })),
});

/** Lets the client choose a line, or not: what was part of the price stays ticked. */
export function setChoice<Edited extends Lines>(
  content: Edited,
  lineId: string,
  kind: LineChoice['kind'],
): Edited {
  const place = placeOf(content, lineId);
  const line = lineAt(content, lineId);
  if (!place || !line || line.choice.kind === kind) return content;
  const ticked = line.choice.kind === 'fixed' || line.choice.ticked;
  const choice = { fixed: { kind }, optional: { kind, ticked }, alternative: { kind, ticked, group: '' } }[
    kind
  ] as LineChoice;
  return settled(
    inGroup(content, place.group, (lines) =>
      lines.map((one) =>
        one.id === lineId
          ? {
              ...one,
              choice: choiceAmong(
                lines.filter(({ id }) => id !== lineId),
                place.group,
                choice,
              ),
            }
          : one,
      ),
    ),
  );
}

/** Ticks a line as the client finds it, or unticks an option; of alternatives it takes the place of the others. */
export function tickLine<Edited extends Lines>(content: Edited, lineId: string): Edited {
  const choice = lineAt(content, lineId)?.choice;
  if (!choice || choice.kind === 'fixed') return content;
  return withChoices(content, (line) => {
    if (line.choice.kind === 'optional')
      return line.id === lineId ? { ...line.choice, ticked: !line.choice.ticked } : line.choice;
    if (choice.kind === 'alternative' && line.choice.kind === 'alternative')
      return line.choice.group === choice.group
        ? { ...line.choice, ticked: line.id === lineId }
        : line.choice;
    return line.choice;
  });
}

/** Puts an empty group at the end. */
export const addGroup = <Edited extends Lines>(content: Edited, id: string, name: string): Edited => ({
  ...content,
  groups: [...content.groups, { id, name, lines: [] }],
});

export const renameGroup = <Edited extends Lines>(
  content: Edited,
  groupId: string,
  name: string,
): Edited => ({
  ...content,
  groups: content.groups.map((group) => (group.id === groupId ? { ...group, name } : group)),
});

/** Takes a group out with its lines. */
export const removeGroup = <Edited extends Lines>(content: Edited, groupId: string): Edited => ({
  ...content,
  groups: content.groups.filter(({ id }) => id !== groupId),
});

/** Puts a group in its place: back where it was taken from, or what came from a template. */
export const insertGroup = <Edited extends Lines>(
  content: Edited,
  group: OfferGroup,
  index: number,
): Edited => ({ ...content, groups: content.groups.toSpliced(index, 0, group) });

/** Moves a group with its lines past its neighbour; the first and the last one stay. */
export function moveGroup<Edited extends Lines>(content: Edited, groupId: string, by: -1 | 1): Edited {
  const from = content.groups.findIndex(({ id }) => id === groupId);
  const to = from + by;
  const group = content.groups[from];
  if (!group || to < 0 || to >= content.groups.length) return content;
  return { ...content, groups: content.groups.toSpliced(from, 1).toSpliced(to, 0, group) };
}

/** An alternative of a group of lines is one of those that are there, else the first of its own. */
function choiceAmong(lines: readonly OfferLine[], groupId: string, choice: LineChoice): LineChoice {
  if (choice.kind !== 'alternative') return choice;
  const groups = lines.flatMap((line) => (line.choice.kind === 'alternative' ? [line.choice.group] : []));
  const group = groups.includes(choice.group) ? choice.group : (groups[0] ?? groupId);
  // Whoever comes to others is not the one that was chosen among them.
  return { ...choice, group, ticked: choice.ticked && (group === choice.group || groups.length === 0) };
}

/** Of each alternative exactly one line is ticked: the first of those that are, else the first. */
function settled<Edited extends Lines>(content: Edited): Edited {
  const chosen = new Map<string, OfferLine>();
  for (const line of content.groups.flatMap(({ lines }) => lines)) {
    if (line.choice.kind !== 'alternative') continue;
    const known = chosen.get(line.choice.group)?.choice;
    const isBetter = known?.kind === 'alternative' && !known.ticked && line.choice.ticked;
    if (!known || isBetter) chosen.set(line.choice.group, line);
  }
  return withChoices(content, (line) =>
    line.choice.kind === 'alternative'
      ? { ...line.choice, ticked: chosen.get(line.choice.group)?.id === line.id }
      : line.choice,
  );
}

const withChoices = <Edited extends Lines>(
  content: Edited,
  choiceOf: (line: OfferLine) => LineChoice,
): Edited => ({
  ...content,
  groups: content.groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => ({ ...line, choice: choiceOf(line) })),
  })),
});
