import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '#domain/api/call.ts';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import type { Day } from '#domain/kernel/local-time.ts';
import { zBefore } from '#domain/kernel/plural.ts';
import { capitalised, tied } from '#domain/kernel/text.ts';
import { clientChecklist } from '#domain/projects/checklist-calls.ts';
import { isLateItem, isMissing } from '#domain/projects/checklist-life.ts';
import { wantsOf } from '#domain/projects/checklist-wants.ts';
import { missingText } from '#domain/projects/delay-causes.ts';
import { itemWords, pagesWords } from '#domain/projects/item-words.ts';
import { itemAnchor } from '#domain/projects/project-address.ts';
import { isBeforeLaunch } from '#domain/projects/project-life.ts';
import { CHECKLIST_STATE_TEXTS, lateText, launchShiftText } from '#domain/projects/project-texts.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { Checklist, ChecklistRow } from '../design/areas/checklist.tsx';
import { StateDrawing, StateMark } from '../design/areas/state-mark.tsx';
import { Disclosure } from '../design/disclosure.tsx';
import { LiveRegion } from '../design/live-region.tsx';
import { cutWords } from '../files/upload-words.ts';
import { cutFiles, type FilesShown, readyOf, useFiles } from '../files/use-files.ts';
import type { ClientDoor } from '../shell/client-door.ts';
import { NotRead } from '../shell/not-read.tsx';
import { useOneColumn } from '../shell/use-narrow.ts';
import { BroughtItem, type ClientItem, type HandingIn, MissingItem } from './client-item.tsx';
import type { ClientProjectData } from './client-project-query.ts';
import { HandedIn } from './handed-in.tsx';

type Read = AnswerOf<typeof clientChecklist>;

interface ClientChecklistProps {
  /** Where links to it lead. */
  id: string;
  title: string;
  /** As it was read last: each time it is read anew, the checklist follows. */
  project: Pick<ClientProjectData, 'id' | 'state' | 'missing'>;
  door: ClientDoor;
  /** An item was handed in: what the screen around says of it is old. */
  onChanged: () => void;
}

/** More accepted items than these are folded away. */
const SHOWN_ACCEPTED = 3;
/** More texts of pages than these stand together under one line, so that nobody overlooks the rest among them. */
const SHOWN_PAGES = 6;

/** What a client has to bring, and where they bring it; what each that is late does to the launch, and all of them together above. */
export function ClientChecklist({ id, title, project, door, onChanged }: ClientChecklistProps) {
  const { read, failure, readAgain } = useChecklist(door, project.id, project);
  const items = read?.items ?? [];
  const accepted = items.filter(({ state }) => state === 'accepted').length;
  const late = items.filter((item) => item.late !== null && item.late.shift > 0 && isMissing(item.state));
  const shift = isBeforeLaunch(project.state) ? missingText(late.length, project.missing) : '';
  return (
    <AreaSection
      id={id}
      title={title}
      action={
        items.length > 0 && (
          <span className="text-ink-2">
            prijaté <b className="font-mono text-ink">{accepted}</b> {zBefore(items.length)}
            {items.length}
          </span>
        )
      }
    >
      {shift && <p className="brought-shift">{shift}</p>}
      {read ? (
        <Items read={read} readAgain={readAgain} project={project} door={door} onChanged={onChanged} />
      ) : failure === null ? (
        <p role="status">Načítavajú sa podklady…</p>
      ) : (
        <NotRead advice={failure} onRetry={readAgain} />
      )}
    </AreaSection>
  );
}

interface ItemsProps extends Pick<ClientChecklistProps, 'project' | 'door' | 'onChanged'> {
  read: Read;
  readAgain: () => Promise<void>;
}

/** What is to be done first stands open, in one column what an address leads to. */
function Items({ read, readAgain, project, door, onChanged }: ItemsProps) {
  const files = useFiles(door, { type: 'project', id: project.id }, project);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  // By item, of those that were handed in here: what was written while it was.
  const [left, setLeft] = useState<Readonly<Record<string, string>>>({});
  // The one that was handed in last, until it is closed.
  const [handed, setHanded] = useState<{ id: string; top: number } | null>(null);
  const isOneColumn = useOneColumn();
  // What was handed in here stays where it was: nothing else comes under the finger that did it.
  const stays = (id: string) => left[id] !== undefined;
  const items = inOrder(read.items, stays);
  const first = isOneColumn ? null : (items.find(({ canBring }) => canBring)?.id ?? null);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const asked = read.items.find(({ id }) => `#${itemAnchor(id)}` === location.hash)?.id;
    setOpen(new Set([asked ?? first].filter((id) => id !== null)));
    if (asked) document.getElementById(itemAnchor(asked))?.scrollIntoView();
  }, [read, first]);
  useEffect(() => {
    const follow = () => {
      const id = location.hash.replace(`#${itemAnchor('')}`, '');
      if (id !== location.hash) setOpen((now) => new Set([...now, id]));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const toggle = (id: string) => {
    if (handed?.id === id) setHanded(null);
    setOpen((now) => (now.has(id) ? new Set([...now].filter((each) => each !== id)) : new Set([...now, id])));
  };
  if (items.length === 0) return <p className="text-ink-2">Od vás teraz netreba nič.</p>;
  const accepted = items.filter(({ id, state }) => state === 'accepted' && !stays(id));
  const isFolded = accepted.length > SHOWN_ACCEPTED;
  const listed = isFolded ? items.filter((item) => !accepted.includes(item)) : items;
  // One that came back is not looked for among the rest.
  const isOneOfPages = (item: ClientItem) => item.kind === 'page' && placeOf(item, stays) > 0;
  const pages = items.filter(isOneOfPages);
  const isGrouped = pages.length > SHOWN_PAGES;
  const grouped = isGrouped ? listed.filter(isOneOfPages) : [];
  const others = listed.filter((item) => !grouped.includes(item));
  const ordered = [...others, ...grouped];
  const next = nextOf(ordered, handed?.id);
  const row = (item: ClientItem) => (
    <Row
      key={item.id}
      item={item}
      isAhead={isBeforeLaunch(project.state)}
      today={read.today}
      projectId={project.id}
      files={files}
      isOpen={open.has(item.id)}
      onToggle={() => toggle(item.id)}
      left={left[item.id] ?? ''}
      onHandedIn={async ({ left: unsent, top }) => {
        setLeft((now) => ({ ...now, [item.id]: unsent }));
        setHanded({ id: item.id, top });
        setSaid('');
        await readAgain();
        onChanged();
      }}
      below={
        handed?.id === item.id && (
          <HandedIn
            top={handed.top}
            next={next}
            onNext={(id) => setOpen((now) => new Set([...now, id]))}
            // Whoever is at something else hears it there.
            onMissed={() => setSaid(`Podklad „${item.title}“ je dodaný.`)}
          />
        )
      }
    />
  );
  return (
    <>
      {others.length > 0 && (
        <Checklist label="Podklady">{ordered.slice(0, others.length).map(row)}</Checklist>
      )}
      {grouped.length > 0 && (
        <Disclosure
          className="brought-pages"
          open={grouped.some(({ id }) => open.has(id) || cutFiles(files, id).length > 0)}
          title={
            <span className={grouped.some((item) => isLateItem(item, read.today)) ? 'tone-error' : undefined}>
              {pagesWords(pages, read.today)}
            </span>
          }
        >
          <Checklist label="Texty na stránky">{ordered.slice(others.length).map(row)}</Checklist>
        </Disclosure>
      )}
      {isFolded && (
        <Disclosure
          className="brought-done"
          open={accepted.some(({ id }) => open.has(id))}
          title={
            <StateMark of="item" state="accepted">
              {`Prijaté podklady: ${accepted.length}`}
            </StateMark>
          }
        >
          <Checklist label="Prijaté podklady">{accepted.map(row)}</Checklist>
        </Disclosure>
      )}
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}

type Placed = Pick<ClientItem, 'id' | 'state' | 'returnReason'>;

const placeOf = ({ id, state, returnReason }: Placed, stays: (id: string) => boolean): number => {
  if (isMissing(state) || stays(id)) return returnReason === '' ? 1 : 0;
  return state === 'brought' ? 2 : 3;
};

/**
 * What came back first, then what is still to be brought, both with what stays where it was, then what is being looked at, then
 * what is done.
 */
export const inOrder = <Item extends Placed>(
  items: readonly Item[],
  stays: (id: string) => boolean,
): Item[] => items.toSorted((a, b) => placeOf(a, stays) - placeOf(b, stays));

/** What is to be brought after this one: further down, else from the top; null where nothing is. */
export function nextOf<Item extends Pick<ClientItem, 'id' | 'canBring'>>(
  items: readonly Item[],
  id: string | undefined,
): Item | null {
  const at = items.findIndex((item) => item.id === id);
  return [...items.slice(at + 1), ...items].find((item) => item.canBring && item.id !== id) ?? null;
}

interface RowProps {
  item: ClientItem;
  /** The launch is still to come. */
  isAhead: boolean;
  today: Day;
  projectId: string;
  files: FilesShown;
  isOpen: boolean;
  onToggle: () => void;
  left: string;
  onHandedIn: (handed: HandingIn) => Promise<void>;
  /** Under what was handed in. */
  below: ReactNode;
}

function Row({
  item,
  isAhead,
  today,
  projectId,
  files,
  isOpen,
  onToggle,
  left,
  onHandedIn,
  below,
}: RowProps) {
  const { state, late, draft, canBring, canAdd } = item;
  const ready = readyOf(files, item.id);
  const cut = isOpen || (!canBring && !canAdd) ? 0 : cutFiles(files, item.id).length;
  const isLate = late !== null && isMissing(state);
  const shift = isAhead && isLate ? launchShiftText(late.shift) : '';
  const hasMore = item.text !== '' || ready > 0;
  return (
    <ChecklistRow
      id={itemAnchor(item.id)}
      mark={<StateDrawing of="item" state={state} />}
      tone={isLate || state === 'returned' ? 'error' : state === 'accepted' ? 'ok' : null}
      title={tied(item.title)}
      detail={
        <>
          {detailOf(item, ready, today, isOpen)}
          {shift && <span className="tone-error block">{capitalised(shift)}</span>}
          {cut > 0 && <span className="tone-error block">{cutWords(cut)}</span>}
        </>
      }
      state={stateText(state, isLate ? late.days : null)}
      act={canBring ? actOf(item) : hasMore ? 'Pozrieť' : canAdd ? 'Doplniť' : null}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      {canBring && draft ? (
        <MissingItem projectId={projectId} item={item} draft={draft} files={files} onHandedIn={onHandedIn} />
      ) : (
        <BroughtItem item={item} files={files} left={left} below={below} />
      )}
    </ChecklistRow>
  );
}

/** "Vrátené, mešká 43 dní", "Mešká 4 dni", "Čaká sa". */
function stateText(state: ClientItem['state'], lateDays: number | null): string {
  if (lateDays === null) return CHECKLIST_STATE_TEXTS[state];
  const late = lateText(lateDays);
  return state === 'returned' ? `${CHECKLIST_STATE_TEXTS.returned}, ${late}` : capitalised(late);
}

function actOf({ kind, state }: ClientItem): string {
  const { lead, photos } = wantsOf(kind);
  if (lead === 'text') return state === 'returned' ? 'Opraviť' : 'Napísať';
  if (state === 'returned') return 'Nahrať znova';
  return photos ? 'Nahrať fotografie' : 'Nahrať';
}

/** How much is there and until when: "3 z 12 párov, termín bol 19. 11." */
function detailOf(item: ClientItem, files: number, today: Day, isOpen: boolean): string {
  const { state, returnReason } = item;
  // Opened, it says so in full.
  return state === 'returned' && returnReason !== '' && !isOpen
    ? tied(returnReason)
    : itemWords(item, files, today);
}

/**
 * The checklist as the server tells it: anew whenever something has changed, the one that was asked for last. What was read
 * before stays meanwhile.
 */
function useChecklist(door: ClientDoor, projectId: string, changed: unknown) {
  const [read, setRead] = useState<Read | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const asking = useRef<AbortController>(undefined);
  const ask = useCallback(async () => {
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    try {
      const answer = await door.call(clientChecklist, { params: { id: projectId } }, { signal });
      if (signal.aborted) return;
      setRead(answer);
      setFailure(null);
    } catch (error) {
      if (!signal.aborted) setFailure(callAdvice(factsOf(error)));
    }
  }, [door, projectId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has changed is not read, it is why it is read
  useEffect(() => {
    void ask();
    return () => asking.current?.abort();
  }, [ask, changed]);
  return { read, failure, readAgain: ask };
}
