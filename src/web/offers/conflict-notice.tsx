import { useState } from 'react';
import { formatList } from '#domain/kernel/format.ts';
import { differenceOf } from '#domain/offers/difference.ts';
import type { OfferContent } from '#domain/offers/offer.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { Actions } from '../design/actions.tsx';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useEditor } from './editor-context.ts';
import type { OfferDraft } from './opened-offer.ts';

const PARTS: Partial<Record<keyof OfferContent, string>> = {
  title: 'názov',
  discount: 'zľava',
  excluded: 'čo v\u00A0cene nie je',
  assumptions: 'predpoklady',
  revisionRounds: 'počet kôl pripomienok',
  payments: 'plán platieb',
  validUntil: 'platnosť',
  earliestStart: 'začiatok',
  stages: 'etapy',
  note: 'poznámka',
};

const KINDS = { added: 'len u\u00A0vás', removed: 'len v\u00A0uloženej podobe', changed: 'zmenený' } as const;

/** What differs between what another window has saved and what is written here. */
function differences(theirs: OfferDraft, mine: OfferDraft): string[] {
  const lines = differenceOf(theirs.content, mine.content).map(
    ({ kind, line }) => `položka „${line.name || 'bez názvu'}“ (${KINDS[kind]})`,
  );
  const parts = Object.entries(PARTS).flatMap(([part, name]) => {
    const key = part as keyof OfferContent;
    return JSON.stringify(theirs.content[key]) === JSON.stringify(mine.content[key]) ? [] : [name];
  });
  const recipient = JSON.stringify(theirs.recipient) === JSON.stringify(mine.recipient) ? [] : ['príjemca'];
  const found = [...lines, ...parts, ...recipient];
  return found.length > 0 ? found : ['poradie položiek alebo ich výber'];
}

/** Another window has saved meanwhile: what differs, and what to do. Nothing is overwritten by itself. */
export function ConflictNotice() {
  const { offer, state, theirs, content, recipient, keepMine, takeTheirs } = useEditor();
  const [isKeeping, setKeeping] = useState(false);
  if (state.kind !== 'conflict') return null;
  return (
    <div role="alert">
      <Notice tone="warn">
        <p>
          <b>{worded(offer, 'Túto ponuku', 'Tento dodatok')} medzitým uložilo iné okno.</b> Vaše zmeny sa
          odtiaľto neuložili, zostali v&nbsp;tomto prehliadači.
        </p>
        {theirs && <p>Rozdiely: {formatList(differences(theirs, { content, recipient }))}.</p>}
        <Actions>
          <Button size="small" loading={theirs === null} onClick={takeTheirs}>
            Načítať uloženú podobu a&nbsp;zahodiť moje zmeny
          </Button>
          <Button
            size="small"
            loading={isKeeping}
            onClick={() => {
              setKeeping(true);
              void keepMine().finally(() => setKeeping(false));
            }}
          >
            Uložiť moju podobu namiesto nej
          </Button>
        </Actions>
      </Notice>
    </div>
  );
}
