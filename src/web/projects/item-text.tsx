import type { ItemWants } from '#content/checklist-wants.ts';
import { formatDate, formatTime } from '#domain/kernel/format.ts';
import { tied } from '#domain/kernel/text.ts';
import { PROJECT_LIMITS } from '#domain/projects/project-limits.ts';
import { Actions } from '../design/actions.tsx';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { Textarea } from '../design/textarea.tsx';
import type { SaverState } from '../shell/draft-saver.ts';
import type { ItemDraft } from './use-item-draft.ts';

/** Shown once so much of the room is taken. */
const COUNTED_FROM = 0.9;

interface ItemTextProps {
  draft: ItemDraft;
  wants: Pick<ItemWants, 'label' | 'hint'>;
}

/** Where a client writes in place; what is written is saved by itself. */
export function ItemText({ draft, wants: { label, hint } }: ItemTextProps) {
  const { text, setText, state, theirs, decide } = draft;
  const most = PROJECT_LIMITS.itemText;
  return (
    <div>
      <Field label={label} hint={hint && tied(hint)}>
        {(control) => (
          <Textarea
            {...control}
            value={text}
            maxLength={most}
            // A line's end of Word's own is none of a text's.
            onChange={({ target }) => setText(target.value.replaceAll('\u000B', '\n'))}
            {...(text.length > COUNTED_FROM * most && { counter: `${text.length}/${most}` })}
          />
        )}
      </Field>
      <SavedWords state={state} isEmpty={text === ''} />
      {theirs && (
        <div role="alert">
          <Notice tone="warn" className="mt-2">
            <p>
              <b>Tento text sa medzitým zmenil v&nbsp;inom okne alebo na inom zariadení.</b> Uložené je tam:
            </p>
            <p className="brought-quote">{theirs.written || 'Prázdny text'}</p>
            <Actions>
              <Button
                size="small"
                onClick={() => decide([theirs.written, text].filter(Boolean).join('\n\n'))}
              >
                Spojiť oba texty
              </Button>
              <Button size="small" onClick={() => decide(text)}>
                Ponechať tento text
              </Button>
              <Button size="small" onClick={() => decide(theirs.written)}>
                Použiť uložený text
              </Button>
            </Actions>
          </Notice>
        </div>
      )}
    </div>
  );
}

/** How the text stands, in words that stay. */
function SavedWords({ state, isEmpty }: { state: SaverState; isEmpty: boolean }) {
  const isBad = state.kind === 'failed' || state.kind === 'refused' || state.kind === 'conflict';
  const words: Readonly<Record<SaverState['kind'], string>> = {
    saved: 'at' in state && state.at !== '' && !isEmpty ? `Rozpísané, uložené ${at(state.at)}` : '\u00A0',
    waiting: 'Ukladá sa…',
    saving: 'Ukladá sa…',
    failed: 'Neuložené, text zostal v\u00A0tomto prehliadači. Uloží sa sám, len čo to pôjde.',
    refused: 'message' in state ? `Neuložené: ${state.message}` : '',
    conflict: 'Neuložené: text sa zmenil aj inde.',
  };
  return (
    <p className="brought-saved" role="status" {...(isBad && { 'data-bad': true })}>
      {words[state.kind]}
    </p>
  );
}

/** "o 9:18", or with its day where it is not today. */
function at(instant: string): string {
  const then = new Date(instant);
  const day = formatDate(then);
  const time = formatTime(then);
  return day === formatDate(new Date()) ? `o\u00A0${time}` : `${day} o\u00A0${time}`;
}
