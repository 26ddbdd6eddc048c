import { useState } from 'react';
import { Composer, Talk, TalkEntry } from '../design/areas/conversation.tsx';
import { Facts } from '../design/areas/facts.tsx';
import { FoldSection } from '../design/areas/fold-section.tsx';
import { Clock, PromiseRuler } from '../design/areas/promise-clock.tsx';
import { SearchBox } from '../design/areas/search-box.tsx';
import { Segmented } from '../design/areas/segmented.tsx';
import { SegmentedLinks } from '../design/areas/segmented-links.tsx';
import { Button } from '../design/button.tsx';
import { KitPart } from './kit-part.tsx';

const KINDS = [
  { value: 'reply', label: 'Odpoveď' },
  { value: 'note', label: 'Poznámka' },
] as const;

const FOUND = [
  {
    label: 'Dopyty',
    options: [{ to: '#dopyt', lead: 'Vzorová strecha', detail: '#0012 · Pokrývač · Prečítaný' }],
  },
  {
    label: 'Ponuky',
    options: [
      { to: '#ponuka', lead: 'Vzorová strecha', detail: 'CP-2026-0009 · Web s\u00A0galériou · Odoslaná' },
      { to: '#ponuky', lead: 'Všetky nájdené ponuky' },
    ],
  },
];

/** The search over everything, which finds the same whatever is written. */
function KitSearch() {
  const [value, setValue] = useState('');
  return (
    <KitPart name="Hľadanie vo všetkom">
      <SearchBox
        label="Hľadať v&nbsp;ukážke"
        max={200}
        value={value}
        onValue={setValue}
        groups={FOUND}
        said=""
        onOpen={() => setValue('')}
      />
    </KitPart>
  );
}

/** Parts of the operator's desk: promised times, a conversation with its composer, folded parts. */
export function KitDesk() {
  const [kind, setKind] = useState<'reply' | 'note'>('reply');
  return (
    <>
      <KitSearch />
      <KitPart name="Pohľady ako odkazy">
        <SegmentedLinks
          label="Pohľady"
          links={[
            { to: '?cakaju=ano', label: 'Čakajú na mňa', isShown: false, count: 5 },
            { to: '?', label: 'Všetky', isShown: true },
          ]}
        />
      </KitPart>
      <KitPart name="Sľúbený čas">
        <div className="kit-row">
          <Clock words="7&nbsp;h 20&nbsp;min" gone={0.69} tone={null} />
          <Clock words="55&nbsp;min" gone={0.96} tone="warn" />
          <Clock words="mešká 50&nbsp;min" gone={1} tone="error" />
        </div>
        <PromiseRuler
          since="pi 10:15"
          words="ešte 55&nbsp;min, do 23.&nbsp;11. o&nbsp;10:15"
          gone={0.96}
          tone="warn"
          hours={24}
        />
        <PromiseRuler
          since="pi 8:30"
          words="mešká 50&nbsp;min, malo byť 23.&nbsp;11. o&nbsp;8:30"
          gone={1.1}
          tone="error"
          hours={24}
        />
        <PromiseRuler since="pi 10:15" words="odpoveď: pi 16:40" gone={0.27} tone={null} hours={24} isOver />
      </KitPart>
      <KitPart name="Správy">
        <Talk label="Správy">
          <TalkEntry at="2026-11-20T09:15:00Z" time="pi 10:15" who="Martin Vzorový" side="klient" isNew>
            Posielam cenník v&nbsp;tabuľke.
          </TalkEntry>
          <TalkEntry
            at="2026-11-23T08:19:00Z"
            time="po 9:19"
            who="Interná poznámka"
            side="klient ju nevidí"
            isInner
            acts={
              <Button variant="link" size="dense">
                Odstrániť
              </Button>
            }
          >
            Kalkulačka je preňho dôležitejšia než galéria.
          </TalkEntry>
        </Talk>
        <Composer
          label="Napísať"
          isInner={kind === 'note'}
          head={<Segmented label="Čo píšete" value={kind} onValue={setKind} options={KINDS} />}
          text={{ 'aria-label': 'Odpoveď klientovi', defaultValue: 'Dobrý deň,' }}
          said="Pôjde e-mailom na martin@example.sk"
          foot={<Button size="dense">Odoslať</Button>}
          onSend={() => undefined}
        />
        <Talk label="Nové správy" empty="Zatiaľ žiadna správa.">
          {null}
        </Talk>
      </KitPart>
      <KitPart name="Časť, ktorá sa zloží">
        <FoldSection title="Klient" summary="0900 000 001">
          <Facts rows={[{ label: 'Osoba', value: 'Martin Vzorový' }]} />
        </FoldSection>
      </KitPart>
    </>
  );
}
