import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { differenceOf } from '#domain/offers/difference.ts';
import {
  addGroup,
  insertGroup,
  lineAt,
  moveGroup,
  moveLineTo,
  placeOf,
  removeGroup,
  renameGroup,
} from '#domain/offers/edit-lines.ts';
import { linesOf, type OfferGroup } from '#domain/offers/offer.ts';
import { initialChoice, isTaken } from '#domain/offers/offer-choice.ts';
import { OFFER_LIMITS } from '#domain/offers/offer-limits.ts';
import { lineAmount } from '#domain/offers/offer-totals.ts';
import { Money } from '../design/areas/amounts.tsx';
import { rowAfter } from '../design/areas/area-table.tsx';
import { KeyCap } from '../design/areas/key-cap.tsx';
import { Button } from '../design/button.tsx';
import { Menu, MenuItem } from '../design/menu.tsx';
import { randomId } from '../shell/random-id.ts';
import { useNarrow } from '../shell/use-narrow.ts';
import { controlOf, useEditor } from './editor-context.ts';
import { FeaturesMenu } from './features-menu.tsx';
import { LineRow } from './line-row.tsx';
import { LineScreen } from './line-screen.tsx';
import { draftOf, lastSent } from './opened-offer.ts';

/** Of an empty group, which has no line to drop on. */
const GROUP = 'group:';

/** The lines of an offer in their groups; dragged, moved by keys and by their menu. */
export function EditorLines() {
  const editor = useEditor();
  const { content, open, change, addLine } = editor;
  const unfolds = !useNarrow();
  const [atLine, setAtLine] = useState<string | null>(null);
  const lines = linesOf(content);
  const current = lines.find(({ id }) => id === (open ?? atLine)) ?? lines[0];
  const changed = useChangedLines();
  const add = () => {
    const id = randomId();
    change((before) => addGroup(before, id, ''));
    editor.goTo(`groups.${id}.name`);
  };
  return (
    <section
      aria-label="Čo klient dostane"
      onFocus={({ target }) => {
        const line = target.closest<HTMLElement>('[data-line]')?.dataset.line;
        if (line) setAtLine(line);
      }}
      onKeyDown={(event) => {
        const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
        const at = rows.findIndex((row) => row === event.target);
        if (at === -1 || event.altKey || event.ctrlKey || event.metaKey) return;
        const next = rowAfter(event.key, at, rows.length);
        if (next === undefined) return;
        event.preventDefault();
        rows[next]?.focus();
      }}
    >
      <div className="offer-lines-head" aria-hidden="true">
        <span />
        <span />
        <span>Čo klient dostane</span>
        <span className="text-end">Počet</span>
        <span className="text-end">Za jednotku</span>
        <span className="pl-4">Druh</span>
        <span className="pr-2 text-end">Spolu</span>
      </div>
      <LinesDragged>
        {content.groups.map((group, index) => (
          <Group key={group.id} group={group} index={index}>
            {group.lines.map((line, at) => (
              <LineRow
                key={line.id}
                line={line}
                number={`${index + 1}.${at + 1}`}
                letter={changed.has(line.id) ? changed.letter : null}
                isCurrent={line === current}
                unfolds={unfolds}
              />
            ))}
          </Group>
        ))}
      </LinesDragged>
      <div className="offer-acts" id={controlOf('groups')}>
        <Button variant="link" size="dense" onClick={() => addLine()}>
          Pridať položku <KeyCap>N</KeyCap>
        </Button>
        <Button
          variant="link"
          size="dense"
          disabled={content.groups.length >= OFFER_LIMITS.groups}
          onClick={add}
        >
          Pridať skupinu
        </Button>
        <FeaturesMenu />
      </div>
      {!unfolds && <LineScreen />}
    </section>
  );
}

/** The lines that differ from the revision before, and the letter of this one. */
function useChangedLines() {
  const { offer, content } = useEditor();
  const before = lastSent(offer);
  const letter = draftOf(offer)?.letter ?? '';
  const ids = new Set(
    before
      ? differenceOf(before.content, content).flatMap((one) => (one.kind === 'removed' ? [] : [one.line.id]))
      : [],
  );
  return { has: (id: string) => ids.has(id), letter };
}

function LinesDragged({ children }: { children: ReactNode }) {
  const { content, change } = useEditor();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const named = (id: string | number) => lineAt(content, String(id))?.name || 'Položka bez názvu';
  const spot = (id: string | number) => {
    const place = placeOf(content, String(id));
    const group = content.groups.findIndex(
      (one) => one.id === (place?.group ?? String(id).slice(GROUP.length)),
    );
    return `${group + 1}.${(place?.index ?? 0) + 1}`;
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const to = placeOf(content, String(over.id)) ?? { group: String(over.id).slice(GROUP.length), index: 0 };
    change((before) => moveLineTo(before, String(active.id), to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: {
          draggable:
            'Medzerník položku zdvihne, šípky ju presúvajú, medzerník ju položí a\u00A0Esc vráti. Rýchlejšie: Alt a\u00A0šípka.',
        },
        announcements: {
          onDragStart: ({ active }) => `${named(active.id)}: zdvihnuté z\u00A0miesta ${spot(active.id)}.`,
          onDragOver: ({ active, over }) =>
            over
              ? `${named(active.id)}: nad miestom ${spot(over.id)}.`
              : `${named(active.id)}: mimo zoznamu.`,
          onDragEnd: ({ active, over }) =>
            over
              ? `${named(active.id)}: položené na miesto ${spot(over.id)}.`
              : `${named(active.id)}: zostáva.`,
          onDragCancel: ({ active }) => `${named(active.id)}: vrátené na miesto ${spot(active.id)}.`,
        },
      }}
    >
      {children}
    </DndContext>
  );
}

interface GroupProps {
  group: OfferGroup;
  index: number;
  children: ReactNode;
}

/** A group of lines under its name, with what is taken of it. */
function Group({ group, index, children }: GroupProps) {
  const { content, change, problems, addLine } = useEditor();
  const { setNodeRef } = useDroppable({ id: GROUP + group.id, disabled: group.lines.length > 0 });
  const chosen = initialChoice(content);
  const taken = group.lines.filter((line) => isTaken(line, chosen));
  const sumOf = (charged: 'once' | 'month') =>
    taken.filter((line) => line.charged === charged).reduce((sum, line) => sum + lineAmount(line), 0);
  const field = `groups.${group.id}.name`;
  const isWrong = problems.some((problem) => problem.field === field);
  return (
    <>
      <div className="offer-group-head">
        <span className="offer-row-number">{index + 1}</span>
        <textarea
          rows={1}
          id={controlOf(field)}
          className="offer-group-name"
          aria-label={`Názov skupiny ${index + 1}`}
          aria-invalid={isWrong || undefined}
          placeholder="Názov skupiny"
          maxLength={OFFER_LIMITS.name}
          value={group.name}
          onChange={(event) =>
            change((before) => renameGroup(before, group.id, event.target.value.replaceAll('\n', ' ')))
          }
        />
        {group.lines.some(({ choice }) => choice.kind === 'alternative') && (
          <span className="offer-group-note">klient vyberie práve jednu</span>
        )}
        <span className="offer-group-sum">
          <Money cents={sumOf('once') === 0 ? sumOf('month') : sumOf('once')} />
          <GroupMenu group={group} index={index} />
        </span>
      </div>
      <SortableContext items={group.lines.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul ref={setNodeRef} className="offer-lines" aria-label={group.name || `Skupina ${index + 1}`}>
          {children}
          {group.lines.length === 0 && (
            <li className="offer-lines-empty">
              Zatiaľ bez položiek.{' '}
              <Button variant="link" size="dense" onClick={() => addLine(group.id)}>
                Pridať položku
              </Button>
            </li>
          )}
        </ul>
      </SortableContext>
    </>
  );
}

function GroupMenu({ group, index }: { group: OfferGroup; index: number }) {
  const { content, change, addLine, setUndo } = useEditor();
  const named = group.name || 'bez názvu';
  const remove = () => {
    change((before) => removeGroup(before, group.id));
    setUndo({ said: `Skupina „${named}“ je odstránená.`, putBack: (now) => insertGroup(now, group, index) });
  };
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="button button-icon button-quiet"
          aria-label={`Skupina „${named}“: čo s\u00A0ňou`}
        >
          <Ellipsis aria-hidden="true" strokeWidth={1.5} />
        </button>
      }
    >
      <MenuItem onSelect={() => addLine(group.id)}>Pridať položku</MenuItem>
      <MenuItem disabled={index === 0} onSelect={() => change((before) => moveGroup(before, group.id, -1))}>
        Posunúť vyššie
      </MenuItem>
      <MenuItem
        disabled={index === content.groups.length - 1}
        onSelect={() => change((before) => moveGroup(before, group.id, 1))}
      >
        Posunúť nižšie
      </MenuItem>
      <MenuItem onSelect={remove}>Odstrániť skupinu</MenuItem>
    </Menu>
  );
}
