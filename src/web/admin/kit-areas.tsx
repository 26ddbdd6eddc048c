import { useState } from 'react';
import { formatEuros } from '#domain/kernel/format.ts';
import { AddressTabs } from '../design/areas/address-tabs.tsx';
import { Money } from '../design/areas/amounts.tsx';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { AreaTable, type Column } from '../design/areas/area-table.tsx';
import { AreaTabs } from '../design/areas/area-tabs.tsx';
import { Confirm } from '../design/areas/confirm.tsx';
import { Dense } from '../design/areas/dense.tsx';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { ListSearch } from '../design/areas/list-search.tsx';
import { Pagination } from '../design/areas/pagination.tsx';
import { Stat } from '../design/areas/stat.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Timeline } from '../design/areas/timeline.tsx';
import { Waterfall } from '../design/areas/waterfall.tsx';
import { Way } from '../design/areas/way.tsx';
import { Button } from '../design/button.tsx';
import { KitDay } from './kit-day.tsx';
import { KitDesk } from './kit-desk.tsx';
import { KitFields } from './kit-fields.tsx';
import { KitNotices } from './kit-notices.tsx';
import { KitOffer } from './kit-offer.tsx';
import { KitPart } from './kit-part.tsx';

/** The parts of the private areas. */
export const KitAreas = () => (
  <>
    <States />
    <Tables />
    <TabsPart />
    <KitFields />
    <KitOffer />
    <KitDay />
    <Lists />
    <KitDesk />
    <Confirmations />
    <KitNotices />
  </>
);

const States = () => (
  <KitPart name="Stavy">
    <div className="kit-columns">
      <div>
        <span className="mark">Dopyt</span>
        <StateMark of="request" state="new">
          Nový
        </StateMark>
        <StateMark of="request" state="seen">
          Prečítaný
        </StateMark>
        <StateMark of="request" state="contacted">
          Kontaktovaný
        </StateMark>
        <StateMark of="request" state="offered">
          S&nbsp;ponukou
        </StateMark>
        <StateMark of="request" state="won">
          Úspešný
        </StateMark>
        <StateMark of="request" state="lost">
          Neúspešný
        </StateMark>
        <StateMark of="request" state="archived">
          Archivovaný
        </StateMark>
      </div>
      <div>
        <span className="mark">Ponuka</span>
        <StateMark of="offer" state="draft">
          Koncept
        </StateMark>
        <StateMark of="offer" state="sent">
          Odoslaná
        </StateMark>
        <StateMark of="offer" state="viewed">
          Otvorená
        </StateMark>
        <StateMark of="offer" state="accepted">
          Prijatá
        </StateMark>
        <StateMark of="offer" state="declined">
          Odmietnutá
        </StateMark>
        <StateMark of="offer" state="expired">
          Po platnosti
        </StateMark>
        <StateMark of="offer" state="superseded">
          Nahradená
        </StateMark>
        <StateMark of="offer" state="withdrawn">
          Odvolaná
        </StateMark>
      </div>
      <div>
        <span className="mark">Projekt</span>
        <StateMark of="project" state="agreed">
          Dohodnutý
        </StateMark>
        <StateMark of="project" state="in-progress">
          Prebieha
        </StateMark>
        <StateMark of="project" state="in-review">
          Na schválení
        </StateMark>
        <StateMark of="project" state="launched">
          Spustený
        </StateMark>
        <StateMark of="project" state="in-care">
          V&nbsp;údržbe
        </StateMark>
        <StateMark of="project" state="closed">
          Uzavretý
        </StateMark>
        <StateMark of="project" state="paused">
          Pozastavený
        </StateMark>
      </div>
      <div>
        <span className="mark">Etapa</span>
        <StateMark of="stage" state="planned">
          Plánovaná
        </StateMark>
        <StateMark of="stage" state="active">
          Prebieha
        </StateMark>
        <StateMark of="stage" state="delivered">
          Odovzdaná
        </StateMark>
        <StateMark of="stage" state="approved">
          Schválená
        </StateMark>
      </div>
      <div>
        <span className="mark">Podklad</span>
        <StateMark of="item" state="asked">
          Čaká sa
        </StateMark>
        <StateMark of="item" state="brought">
          Dodané
        </StateMark>
        <StateMark of="item" state="accepted">
          Prijaté
        </StateMark>
        <StateMark of="item" state="returned">
          Vrátené
        </StateMark>
      </div>
      <div>
        <span className="mark">Platba</span>
        <StateMark of="payment" state="open">
          Na úhradu
        </StateMark>
        <StateMark of="payment" state="overdue">
          Po splatnosti
        </StateMark>
        <StateMark of="payment" state="paid">
          Uhradená
        </StateMark>
        <StateMark of="payment" state="cancelled">
          Zrušená
        </StateMark>
      </div>
    </div>
  </KitPart>
);

interface Row {
  number: string;
  name: string;
  trade: string;
  cents: number;
  isUnsaved?: true;
}

/** What is wanted, or what became of the last change of the row. */
const Wish = ({ trade, isUnsaved }: Row) =>
  isUnsaved ? (
    <>
      <span className="tone-error">Neuložené.</span>{' '}
      <Button variant="link" size="small">
        Skúsiť znova
      </Button>
    </>
  ) : (
    trade
  );

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'number',
    head: 'Dopyt',
    cell: ({ number }) => <span className="money">{number}</span>,
    width: '4.5rem',
    onPhones: 'second',
  },
  { key: 'name', head: 'Od koho', cell: ({ name }) => <b>{name}</b>, onPhones: 'lead' },
  { key: 'trade', head: 'Čo chce', cell: (row) => <Wish {...row} />, onPhones: 'second' },
  { key: 'cents', head: 'Odhad', cell: ({ cents }) => <Money cents={cents} />, align: 'end', width: '6rem' },
];

const NEW_ROWS: readonly Row[] = [
  { number: '1204', name: 'Vzorová strecha, s.\u00A0r.\u00A0o.', trade: 'Pokrývač', cents: 258500 },
  { number: '1207', name: 'Ukážkové kúpeľne, s.\u00A0r.\u00A0o.', trade: 'Inštalatér', cents: 296050 },
  { number: '1209', name: 'Peter Vzor', trade: 'Elektrikár', cents: 124000, isUnsaved: true },
];
const PAST_ROWS: readonly Row[] = [
  { number: '1176', name: 'Ukážková záhrada', trade: 'Záhradník', cents: 274000 },
];

const toggled = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]);

function Tables() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['1207']));
  const choose = (key: string) => setChosen((now) => toggled(now, key));
  const common = { columns: COLUMNS, rowKey: ({ number }: Row) => number };
  const nothing = <EmptyState title="Nikto nečaká">Ďalší termín je zajtra o&nbsp;9:00.</EmptyState>;
  return (
    <KitPart name="Tabuľka">
      <Dense className="flex flex-wrap gap-4">
        {['', 'st'].map((value) => (
          <ListSearch
            key={value}
            label={value === '' ? 'Hľadať' : 'Krátke hľadanie'}
            placeholder="Meno, IČO, osoba, mesto"
            action="/admin/kit"
            name="hladat"
            value={value}
            max={200}
            kept={[]}
            className="grow basis-60 md:max-w-96"
          />
        ))}
      </Dense>
      <AreaTable
        {...common}
        label="Dopyty v&nbsp;správe webu"
        dense
        groups={[
          {
            key: 'new',
            head: (
              <StateMark of="request" state="new">
                Nový
              </StateMark>
            ),
            rows: NEW_ROWS,
          },
          {
            key: 'archived',
            head: (
              <StateMark of="request" state="archived">
                Archivovaný
              </StateMark>
            ),
            rows: PAST_ROWS,
          },
        ]}
        isPast={({ number }) => number === '1176'}
        empty={nothing}
        chosen={chosen}
        onChoose={choose}
      />
      <Pagination
        label="Dopyty po častiach"
        newer={{ label: 'Novšie' }}
        older={{ label: 'Staršie', to: '?pred=1176' }}
      />
      <AreaTable
        {...common}
        label="Dopyty klienta"
        groups={[{ key: 'all', rows: NEW_ROWS }]}
        empty={nothing}
      />
      <AreaTable
        {...common}
        label="Dopyty, ktoré sa načítavajú"
        dense
        groups={[]}
        loading="Dopyty sa načítavajú"
        empty={nothing}
      />
      <AreaTable {...common} label="Žiadne dopyty" dense groups={[]} empty={nothing} />
    </KitPart>
  );
}

function TabsPart() {
  const [tab, setTab] = useState('items');
  return (
    <KitPart name="Karty">
      <AreaTabs
        label="Časti projektu"
        value={tab}
        onValue={setTab}
        tabs={[
          { value: 'items', label: 'Podklady', count: 5, content: 'Čaká sa na päť podkladov.' },
          { value: 'messages', label: 'Správy', count: 1, content: 'Jedna nová správa.' },
          { value: 'documents', label: 'Dokumenty', content: 'Ponuka a\u00A0dokument požiadaviek (PRD).' },
          { value: 'payments', label: 'Platby', content: 'Prvá platba je uhradená.' },
        ]}
      />
      <AddressTabs
        label="Účet"
        tabs={[
          { to: '?', label: 'Prihlásenie', isShown: true },
          { to: '?ucet=novy', label: 'Nový účet', isShown: false },
        ]}
      />
    </KitPart>
  );
}

const Lists = () => (
  <>
    <KitPart name="Cesta">
      <Way
        label="Kde je dopyt"
        steps={[
          { label: 'Dopyt', word: 'hotovo', state: 'behind' },
          { label: 'Odpoveď', word: 'na rade', state: 'now' },
          { label: 'Ponuka', word: '', state: 'ahead' },
        ]}
      />
    </KitPart>
    <KitPart name="Udalosti">
      <Timeline
        label="Priebeh ponuky"
        events={[
          {
            key: 'accepted',
            at: '2026-11-23T08:20:00Z',
            time: '23. 11. 9:20',
            title: (
              <StateMark of="offer" state="accepted">
                Ponuka prijatá
              </StateMark>
            ),
            detail: `Martin Vzorový, revízia C, ${formatEuros(2585)}`,
          },
          {
            key: 'sent',
            at: '2026-11-21T17:02:00Z',
            time: '21. 11. 18:02',
            title: (
              <StateMark of="offer" state="sent">
                Odoslaná revízia C
              </StateMark>
            ),
            detail: `Rozdiel +${formatEuros(150)}`,
          },
          {
            key: 'asked',
            at: '2026-11-19T10:15:00Z',
            time: '19. 11. 11:15',
            title: 'Otázka k\u00A0položke 2.2',
          },
        ]}
      />
    </KitPart>
    <KitPart name="Miery">
      <dl>
        <Stat label="Odpoveď na dopyt&nbsp;1207" value="7 h 20 min" of="z&nbsp;24 h" share={0.306} />
        <Stat
          label="Odpoveď na dopyt&nbsp;1204"
          value="23 h 5 min"
          of="z&nbsp;24 h, končí"
          share={0.962}
          tone="warn"
        />
        <Stat
          label="Odpoveď na dopyt&nbsp;1203"
          value="mešká 6 h"
          of="z&nbsp;24 h"
          share={1.25}
          tone="error"
        />
      </dl>
    </KitPart>
    <KitPart name={'Časť obrazovky s\u00A0riadkami'}>
      <AreaSection title="Rozpočty" count="2">
        <AreaRows label="Rozpočty">
          <AreaRow
            title="Tvorba webu, Elektrikár"
            detail={'RO-2026-000123, k\u00A0dopytu #0017'}
            figure="ešte 12 dní, do 22. 12. 2026"
            actions={<Button size="small">PDF</Button>}
          />
          <AreaRow title="E-shop, Kúrenár" detail="RO-2026-000124" />
        </AreaRows>
      </AreaSection>
    </KitPart>
    <KitPart name={'Výpočet v\u00A0mierke'}>
      <Waterfall
        lines={[
          { id: 'base', label: 'Základ', cents: 120000 },
          { id: 'feature', label: 'Galéria pred a\u00A0po', cents: 25000 },
          { id: 'mode', label: 'Zľava za rýchly odhad', cents: -14500 },
        ]}
        total={{ label: 'Odhad spolu', cents: 130500 }}
        range={{ min: 111000, max: 150000 }}
      />
    </KitPart>
    <KitPart name="Prázdny zoznam">
      <EmptyState title="Zatiaľ žiadna ponuka" action={<Button size="small">Otvoriť dopyty</Button>}>
        Prvú pripravíte z&nbsp;dopytu jedným klávesom.
      </EmptyState>
    </KitPart>
  </>
);

function Confirmations() {
  const [open, setOpen] = useState<'ready' | 'busy' | null>(null);
  return (
    <KitPart name="Potvrdenie">
      <div className="kit-row">
        <Button size="small" onClick={() => setOpen('ready')}>
          Odvolať ponuku…
        </Button>
        <Button size="small" onClick={() => setOpen('busy')}>
          Počas odvolávania…
        </Button>
      </div>
      <Confirm
        open={open !== null}
        onOpenChange={() => setOpen(null)}
        title="Odvolať ponuku CP-2026-0012?"
        description="Klient ju hneď prestane vidieť a&nbsp;nebude ju môcť prijať. Správy a&nbsp;revízie A&nbsp;až C zostanú."
        confirm="Odvolať ponuku"
        cancel="Ponechať"
        busy={open === 'busy'}
        onConfirm={() => setOpen(null)}
      />
    </KitPart>
  );
}
