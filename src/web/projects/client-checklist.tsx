import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '#domain/api/call.ts';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import type { Day } from '#domain/kernel/local-time.ts';
import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import { capitalised } from '#domain/kernel/text.ts';
import { clientChecklist } from '#domain/projects/checklist-calls.ts';
import { isMissing } from '#domain/projects/checklist-life.ts';
import { broughtWords, wantsOf } from '#domain/projects/checklist-wants.ts';
import { missingText } from '#domain/projects/delay-causes.ts';
import { isBeforeLaunch } from '#domain/projects/project-life.ts';
import { CHECKLIST_STATE_TEXTS, lateText } from '#domain/projects/project-texts.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { Checklist, ChecklistRow } from '../design/areas/checklist.tsx';
import { StateDrawing, StateMark } from '../design/areas/state-mark.tsx';
import { Disclosure } from '../design/disclosure.tsx';
import { LiveRegion } from '../design/live-region.tsx';
import { type FilesShown, useFiles } from '../files/use-files.ts';
import type { ClientDoor } from '../shell/client-door.ts';
import { NotRead } from '../shell/not-read.tsx';
import { useOneColumn } from '../shell/use-narrow.ts';
import { BroughtItem, type ClientItem, MissingItem } from './client-item.tsx';
import type { ClientProjectData } from './client-project-query.ts';

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

/** The name of an item in addresses: a screen leads to it by `#podklad-…`. */
export const itemAnchor = (id: string): string => `podklad-${id}`;

/** More accepted items than these are folded away. */
const SHOWN_ACCEPTED = 3;

/** What a client has to bring, and where they bring it; what those that are missing do to the launch stands once above. */
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
            prijaté <b className="font-mono text-ink">{accepted}</b> z&nbsp;{items.length}
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

/** The most urgent stands open, in one column what an address leads to. */
function Items({ read, readAgain, project, door, onChanged }: ItemsProps) {
  const files = useFiles(door, { type: 'project', id: project.id }, project);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  // By item: what was written while it was being handed in.
  const [left, setLeft] = useState<Readonly<Record<string, string>>>({});
  const isOneColumn = useOneColumn();
  const urgent = read.items.find(({ canBring }) => canBring)?.id ?? null;
  const first = isOneColumn ? null : urgent;
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
  const toggle = (id: string) =>
    setOpen((now) => (now.has(id) ? new Set([...now].filter((each) => each !== id)) : new Set([...now, id])));
  if (read.items.length === 0) return <p className="text-ink-2">Od vás teraz netreba nič.</p>;
  const accepted = read.items.filter(({ state }) => state === 'accepted');
  const isFolded = accepted.length > SHOWN_ACCEPTED;
  const row = (item: ClientItem) => (
    <Row
      key={item.id}
      item={item}
      today={read.today}
      projectId={project.id}
      files={files}
      isOpen={open.has(item.id)}
      onToggle={() => toggle(item.id)}
      left={left[item.id] ?? ''}
      onHandedIn={async (unsent) => {
        setLeft((now) => ({ ...now, [item.id]: unsent }));
        await readAgain();
        setSaid(`Podklad „${item.title}“ je dodaný.`);
        onChanged();
      }}
    />
  );
  return (
    <>
      <Checklist label="Podklady">
        {inOrder(isFolded ? read.items.filter((item) => item.state !== 'accepted') : read.items).map(row)}
      </Checklist>
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

/** What is still to be brought first, then what is being looked at, then what is done. */
const inOrder = (items: readonly ClientItem[]): ClientItem[] => {
  const place = ({ state }: ClientItem) => (isMissing(state) ? 0 : state === 'brought' ? 1 : 2);
  return items.toSorted((a, b) => place(a) - place(b));
};

interface RowProps {
  item: ClientItem;
  today: Day;
  projectId: string;
  files: FilesShown;
  isOpen: boolean;
  onToggle: () => void;
  left: string;
  onHandedIn: (left: string) => Promise<void>;
}

function Row({ item, today, projectId, files, isOpen, onToggle, left, onHandedIn }: RowProps) {
  const { state, late, draft, canBring, canAdd } = item;
  const ready = files.files.filter(
    ({ file, upload }) =>
      (upload?.itemId ?? file?.itemId) === item.id && (upload?.sent ?? file)?.state === 'ready',
  ).length;
  const isLate = late !== null && isMissing(state);
  const hasMore = item.text !== '' || ready > 0;
  return (
    <ChecklistRow
      id={itemAnchor(item.id)}
      mark={<StateDrawing of="item" state={state} />}
      tone={isLate || state === 'returned' ? 'error' : state === 'accepted' ? 'ok' : null}
      title={item.title}
      detail={detailOf(item, ready, today, isOpen)}
      state={isLate ? capitalised(lateText(late.days)) : CHECKLIST_STATE_TEXTS[state]}
      act={canBring ? actOf(item) : hasMore ? 'Pozrieť' : canAdd ? 'Doplniť' : null}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      {canBring && draft ? (
        <MissingItem projectId={projectId} item={item} draft={draft} files={files} onHandedIn={onHandedIn} />
      ) : (
        <BroughtItem item={item} files={files} left={left} />
      )}
    </ChecklistRow>
  );
}

function actOf({ kind, state }: ClientItem): string {
  const { lead, photos } = wantsOf(kind);
  if (lead === 'text') return state === 'returned' ? 'Opraviť' : 'Napísať';
  if (state === 'returned') return 'Nahrať znova';
  return photos ? 'Nahrať fotografie' : 'Nahrať';
}

/** How much is there and until when: "3 z 12 párov, termín bol 19. 11." */
function detailOf(item: ClientItem, files: number, today: Day, isOpen: boolean): string {
  const { state, dueOn, broughtOn, acceptedOn, returnReason, kind, text } = item;
  const count = files > 0 || isMissing(state) ? broughtWords(wantsOf(kind), files) : '';
  const day = (of: Day | null) => (of === null ? '' : `\u00A0${formatNearDay(of, today)}`);
  if (state === 'accepted') return listed(`Prijatý${day(acceptedOn)}`, count, text && 'text');
  if (state === 'brought') return listed(`Dodaný${day(broughtOn)}`, count, text && 'text');
  // Opened, it says so in full.
  if (state === 'returned' && returnReason !== '' && !isOpen) return returnReason;
  return listed(count, `${dueOn < today ? 'termín bol' : 'do'}${day(dueOn)}`);
}

const listed = (...words: string[]): string => words.filter(Boolean).join(', ');

/** The checklist as the server tells it: anew whenever something has changed. What was read before stays meanwhile. */
function useChecklist(door: ClientDoor, projectId: string, changed: unknown) {
  const [read, setRead] = useState<Read | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const answer = await door.call(clientChecklist, { params: { id: projectId } }, { signal });
        setRead(answer);
        setFailure(null);
      } catch (error) {
        if (!signal?.aborted) setFailure(callAdvice(factsOf(error)));
      }
    },
    [door, projectId],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has changed is not read, it is why it is read
  useEffect(() => {
    const asking = new AbortController();
    void ask(asking.signal);
    return () => asking.abort();
  }, [ask, changed]);
  return { read, failure, readAgain: () => ask() };
}
