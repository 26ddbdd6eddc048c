import { zBefore } from '#domain/kernel/plural.ts';
import { tied } from '#domain/kernel/text.ts';
import { toCheckFirst } from '#domain/projects/checklist-life.ts';
import { itemWords } from '#domain/projects/item-words.ts';
import { itemAnchor } from '#domain/projects/project-address.ts';
import { CHECKLIST_STATE_TEXTS, lateText, shortDelayText } from '#domain/projects/project-texts.ts';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Button } from '../design/button.tsx';
import { Disclosure } from '../design/disclosure.tsx';
import { shownBeforeFold } from '../design/fold.ts';
import { SeparatedList } from '../design/separated-list.tsx';
import { FileList } from '../files/file-list.tsx';
import { type FilesShown, filesOfItem, readyOf } from '../files/use-files.ts';
import { ITEM_MOVES, moveItem } from './project-acts.ts';
import type { ProjectPartProps } from './project-shown.tsx';
import type { Item } from './project-words.tsx';

interface ChecklistProps extends ProjectPartProps {
  files: FilesShown;
}

/** The rest is one press away. */
const SHOWN = 5;

/** What the client brings: in full what is still to be done with, folded what was accepted or is not needed. */
export function ProjectChecklist({ project, act, onShow, files }: ChecklistProps) {
  const { checklist, state } = project;
  const of = (wanted: Item['state']) => checklist.filter((item) => item.state === wanted);
  const [accepted, waived] = [of('accepted'), of('waived')];
  const waiting = toCheckFirst(
    checklist.filter((item) => item.state !== 'accepted' && item.state !== 'waived'),
  );
  const shown = shownBeforeFold(waiting.length, SHOWN);
  const row = (item: Item) => (
    <WaitingItem key={item.id} item={item} project={project} act={act} onShow={onShow} files={files} />
  );
  return (
    <AreaSection
      title="Podklady"
      id="podklady"
      action={
        <>
          <span>
            prijaté{' '}
            <b className="font-mono">
              {accepted.length} {zBefore(checklist.length - waived.length)}
              {checklist.length - waived.length}
            </b>
          </span>
          {state !== 'closed' && (
            <Button size="dense" onClick={() => onShow({ kind: 'item', id: null })}>
              Pridať podklad
            </Button>
          )}
        </>
      }
    >
      {checklist.length === 0 && <p className="text-ink-2">Od klienta netreba nič.</p>}
      {waiting.length > 0 && <AreaRows label="Podklady">{waiting.slice(0, shown).map(row)}</AreaRows>}
      {waiting.length > shown && (
        <Disclosure className="area-older" title={`Ďalšie podklady (${waiting.length - shown})`}>
          <AreaRows label="Ďalšie podklady">{waiting.slice(shown).map(row)}</AreaRows>
        </Disclosure>
      )}
      {accepted.length > 0 && (
        <Disclosure
          className="area-past"
          title={
            <StateMark of="item" state="accepted">
              {`Prijaté podklady: ${accepted.length}`}
            </StateMark>
          }
        >
          <ul aria-label="Prijaté podklady">
            {accepted.map((item) => (
              <li key={item.id}>
                <p className="text-ink">{tied(item.title)}</p>
                {tied(itemWords(item, readyOf(files, item.id), project.today))}
                <Brought item={item} files={files} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {waived.length > 0 && (
        <Disclosure
          className="area-past"
          title={
            <StateMark of="item" state="waived">
              {`Netreba: ${waived.length}`}
            </StateMark>
          }
        >
          <AreaRows label="Podklady, ktoré netreba">{waived.map(row)}</AreaRows>
        </Disclosure>
      )}
    </AreaSection>
  );
}

interface WaitingItemProps extends ChecklistProps {
  item: Item;
}

/** What was not accepted, with what can be done with it. */
function WaitingItem({ item, project, act, onShow, files }: WaitingItemProps) {
  const stands = itemWords(item, readyOf(files, item.id), project.today);
  // What was handed in says its state with its day.
  const hasDay = item.state === 'brought';
  return (
    <AreaRow
      id={itemAnchor(item.id)}
      title={tied(item.title)}
      detail={
        <>
          <SeparatedList dense>
            <li>
              <StateMark of="item" state={item.state}>
                {hasDay ? tied(stands) : CHECKLIST_STATE_TEXTS[item.state]}
              </StateMark>
            </li>
            {!hasDay && stands !== '' && <li>{tied(stands)}</li>}
            <LateWords item={item} />
          </SeparatedList>
          {tied(item.description)}
          {item.returnReason && <p className="text-error">Dôvod vrátenia: {item.returnReason}</p>}
        </>
      }
      said={<Brought item={item} files={files} />}
      actions={
        project.state !== 'closed' &&
        item.moves.length > 0 && (
          <>
            {item.moves.map((to) => (
              <Button
                key={to}
                size="dense"
                loading={act.running === `item-${item.id}-${to}`}
                onClick={() =>
                  to === 'returned'
                    ? onShow({ kind: 'return', id: item.id })
                    : void moveItem(act, project, item, to)
                }
              >
                {ITEM_MOVES[to]}
                <span className="sr-only"> podklad: {item.title}</span>
              </Button>
            ))}
            <Button size="dense" variant="link" onClick={() => onShow({ kind: 'item', id: item.id })}>
              Upraviť<span className="sr-only"> podklad: {item.title}</span>
            </Button>
          </>
        )
      }
    />
  );
}

/** What the client has brought: the text that was handed in, and the files as they come. */
function Brought({ item, files }: { item: Item; files: FilesShown }) {
  const own = filesOfItem(files, item.id);
  if (item.text === '' && own.length === 0) return null;
  return (
    <div className="grid gap-2">
      {item.text !== '' && (
        <Disclosure title="Čo klient napísal" open={item.state === 'brought'}>
          <p className="brought-text text-ink">{item.text}</p>
        </Disclosure>
      )}
      <FileList shown={files} files={own} photoRow label={`Súbory k\u00A0podkladu ${item.title}`} />
    </div>
  );
}

const LateWords = ({ item: { late } }: { item: Item }) =>
  late && (
    <>
      <li className="whitespace-nowrap text-error">{lateText(late.days)}</li>
      {late.shift > 0 && (
        <li className="whitespace-nowrap text-error">spustenie {shortDelayText(late.shift)}</li>
      )}
    </>
  );
