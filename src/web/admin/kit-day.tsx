import { useState } from 'react';
import { addDays } from '#domain/kernel/local-time.ts';
import { Money } from '../design/areas/amounts.tsx';
import { Board } from '../design/areas/board.tsx';
import { DayRow, DayRows } from '../design/areas/day-rows.tsx';
import { DaysRuler } from '../design/areas/days-ruler.tsx';
import { ExpectedRow, ExpectedRows } from '../design/areas/expected-rows.tsx';
import { type HourAxis, HourRow, HourRows } from '../design/areas/hour-rows.tsx';
import { JumpRow } from '../design/areas/jump-row.tsx';
import { NextTask, TaskLine, TaskLines } from '../design/areas/next-task.tsx';
import { StageRuler } from '../design/areas/stage-ruler.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { WorkPlan } from '../design/areas/work-plan.tsx';
import { WorkRows } from '../design/areas/work-rows.tsx';
import { Button } from '../design/button.tsx';
import { KitPart } from './kit-part.tsx';

const AXIS: HourAxis = {
  days: [
    { label: 'pi 20. 11.', at: 0, isAfterBreak: false },
    { label: 'po 23. 11.', at: 1 / 3, isAfterBreak: true },
  ],
  hours: Array.from({ length: 36 }, (_, index) => ({
    at: index / 36,
    hour: (index + 12) % 24,
    isLong: index % 6 === 0,
  })),
  worked: [
    { at: 0, until: 5 / 36 },
    { at: 20 / 36, until: 29 / 36 },
  ],
  now: { at: 24 / 36, label: 'teraz 12:00' },
};

const CARDS = [
  {
    key: 'web',
    name: 'Web pre strechárov',
    line: 'Vzorová strecha. Klient má dodať podklad: Fotografie realizácií',
  },
  { key: 'shop', name: 'Objednávky pre maliarku', line: 'Jana Ukážková. Odovzdať etapu: Návrh' },
];

/** Cards that are carried from column to column. */
function KitBoard() {
  const [done, setDone] = useState<readonly string[]>([]);
  const inColumn = (key: string) => CARDS.filter((card) => done.includes(card.key) === (key === 'done'));
  const move = (key: string, column: string) =>
    setDone((before) => [...before.filter((each) => each !== key), ...(column === 'done' ? [key] : [])]);
  return (
    <KitPart name="Nástenka">
      <Board
        label="Ukážka nástenky"
        columns={[
          { key: 'open', name: 'Prebieha', state: 'in-progress' as const },
          { key: 'done', name: 'Spustený', state: 'launched' as const },
        ].map(({ key, name, state }) => ({
          key,
          name,
          mark: (
            <StateMark of="project" state={state}>
              {name}
            </StateMark>
          ),
          count: inColumn(key).length,
          rows: inColumn(key),
        }))}
        rowKey={({ key }) => key}
        nameOf={({ name }) => `projekt ${name}`}
        card={({ name, line }) => (
          <>
            <p className="board-card-name">{name}</p>
            <p className="board-card-lines">{line}</p>
          </>
        )}
        canMove={() => true}
        onMove={({ key }, column) => move(key, column)}
        onAsk={({ key }) => move(key, done.includes(key) ? 'open' : 'done')}
      />
    </KitPart>
  );
}

/** What the operator's day and a project's plan are drawn with. */
export const KitDay = () => (
  <>
    <KitBoard />
    <KitClient />
    <KitPart name="Ďalší krok operátora">
      <NextTask
        over="Ďalší krok"
        title="Skontrolovať podklad: Skeny osvedčení a&nbsp;ešte&nbsp;2"
        until="mešká 3&nbsp;dni"
        isLate
        actions={<Button variant="primary">Skontrolovať</Button>}
      >
        <TaskLines title="Potom">
          <TaskLine
            title="Označiť ako uhradenú: Druhá platba"
            until="13&nbsp;dní po&nbsp;splatnosti"
            isLate
            action={
              <Button variant="link" size="dense">
                Uhradená
              </Button>
            }
          />
        </TaskLines>
        <TaskLines title="Čaká sa na klienta">
          <TaskLine title="Dodať podklad: Logo" until="do&nbsp;3.&nbsp;12., ešte 9&nbsp;dní" />
        </TaskLines>
      </NextTask>
      <NextTask
        over="Čaká sa na klienta"
        title="Schváliť etapu: Návrh"
        until="do&nbsp;27.&nbsp;11., ešte 3&nbsp;dni"
        isOthers
        actions={<Button size="small">Napísať klientovi</Button>}
      />
    </KitPart>
    <KitPart name="Skoky po častiach">
      <JumpRow
        label="Časti ukážky"
        parts={[
          { id: 'spravy', label: 'Správy', count: 2 },
          { id: 'podklady', label: 'Podklady', count: 1 },
          { id: 'priebeh', label: 'Priebeh' },
        ]}
      />
    </KitPart>
    <KitPart name="Os hodín">
      <HourRows label="Ukážka osi hodín" axis={AXIS} heads={['Od koho', 'Kedy odpovedať']}>
        <HourRow
          title="Vzorová strecha"
          detail="2 585 € · Pokrývač"
          label="mešká 2 h"
          rest={<b className="text-error">mešká 2&nbsp;h</b>}
          at={{ from: 2 / 36, due: 22 / 36, now: 24 / 36 }}
          own={{ ...AXIS, from: 2 / 36, due: 22 / 36, now: 24 / 36 }}
          actions={
            <Button variant="primary" size="dense">
              Odpovedať
            </Button>
          }
        />
        <HourRow
          title="Jana Ukážková"
          detail="2 190 € · Tvorba webu"
          label="zajtra o&nbsp;8:00"
          rest={<b>zajtra o&nbsp;8:00</b>}
          at={{ from: 20 / 36, due: 32 / 36, now: 24 / 36 }}
          own={{ ...AXIS, from: 20 / 36, due: 32 / 36, now: 24 / 36 }}
          actions={<Button size="dense">Odpovedať</Button>}
        />
      </HourRows>
    </KitPart>
    <KitPart name="Riadky dňa">
      <DayRows label="Ukážka dňa" further={{ to: '#projekty', text: 'a\u00A0ďalších 5' }}>
        <DayRow
          title="Vzorový maliar"
          open={{ to: '#projekt', label: 'Otvoriť: Vzorový maliar' }}
          detail="1. platba"
          figure={
            <>
              <Money cents={62_000} />
              <span className="text-error">mešká 5&nbsp;dní</span>
            </>
          }
          act={<Button size="dense">Uhradená</Button>}
        />
        <DayRow
          title="Ukážkové okná, s.&nbsp;r.&nbsp;o."
          detail="chýbajú 3: Fotografie pred a&nbsp;po, Logo na tlač a&nbsp;1&nbsp;ďalší"
          figure={<span className="text-error">mešká 45&nbsp;dní</span>}
          go={{ to: '#projekt', label: 'Otvoriť: Ukážkové okná', text: 'Otvoriť' }}
        />
        <DayRow
          isWhole
          title="Zálohy"
          detail="Posledná záloha je staršia než dva dni. Príčina je v&nbsp;zázname servera."
        />
      </DayRows>
    </KitPart>
    <KitPart name="Dni do konca">
      <div className="kit-row">
        <DaysRuler left={1} />
        <span>končí sa zajtra</span>
        <DaysRuler left={9} />
        <span>ešte 9&nbsp;dní</span>
      </div>
    </KitPart>
    <KitPart name="Plán prác">
      <WorkPlan
        label="Dve etapy, druhá sa oneskorila"
        stages={[
          {
            key: 'navrh',
            name: 'Návrh',
            word: 'Schválená',
            from: '2026-11-02',
            to: '2026-11-13',
            isDone: true,
            isActive: false,
          },
          {
            key: 'stavba',
            name: 'Programovanie',
            word: 'Prebieha',
            from: '2026-11-16',
            to: '2026-12-04',
            isDone: false,
            isActive: true,
          },
        ]}
        today="2026-11-23"
        agreedOn="2026-12-01"
        delay={{
          words: 'o\u00A03 dni neskôr',
          isAhead: true,
          causes: 'Pre chýbajúci podklad „Fotografie“ sa spustenie posúva o\u00A02\u00A0pracovné dni.',
        }}
      />
    </KitPart>
    <KitWorkRows />
  </>
);

const NAMES = ['Zadanie', 'Štruktúra', 'Návrh', 'Programovanie', 'Skúšky', 'Školenie'];

/** A plan of more stages than a ruler can name. */
const KitWorkRows = () => (
  <KitPart name="Plán prác v&nbsp;riadkoch">
    <WorkRows
      label="Šesť etáp, tretia sa oneskorila"
      title="Etapy ukážky"
      stages={NAMES.map((name, index) => ({
        key: name,
        name,
        word: '',
        from: addDays('2026-11-02', index * 7),
        to: addDays('2026-11-06', index * 7),
        isDone: index < 2,
        isActive: index === 2,
      }))}
      today="2026-11-18"
      agreedOn="2026-12-04"
      delay={{ words: '', isAhead: true, causes: '' }}
      launch={{
        words: '11.\u00A012. namiesto dohodnutého 4.\u00A012., o\u00A05\u00A0pracovných dní neskôr',
        causes: 'Pre prácu, ktorá pribudla.',
      }}
      rows={Object.fromEntries(
        NAMES.map((name) => [name, { detail: <p>5&nbsp;pracovných dní</p>, actions: 'Plánovaná' }]),
      )}
    />
  </KitPart>
);

/** What is expected of a client, and how far a project is. */
const KitClient = () => (
  <KitPart name="Čo sa čaká od klienta">
    <ExpectedRows label="Čo od vás potrebujem">
      <ExpectedRow
        mark="bring"
        title="Dodať podklad: Fotografie pred a&nbsp;po"
        detail={<p>Web pre maliarku</p>}
        until="mešká 4&nbsp;dni, posúva spustenie o&nbsp;2&nbsp;pracovné dni"
        isLate
        action={<Button variant="primary">Dodať podklady</Button>}
      />
      {(['approve', 'accept', 'pay', 'repair', 'answer', 'settle'] as const).map((mark) => (
        <ExpectedRow
          key={mark}
          mark={mark}
          title="Schváliť etapu: Návrh"
          detail={<p>Web pre maliarku</p>}
          until="do 27.&nbsp;11., ešte 4&nbsp;dni"
          action={<Button>Pozrieť</Button>}
        />
      ))}
    </ExpectedRows>
    <StageRuler
      label="Schválené 20 %"
      stages={[
        { id: 'a', weight: 2, state: 'approved' },
        { id: 'b', weight: 5, state: 'delivered' },
        { id: 'c', weight: 8, state: 'active' },
        { id: 'd', weight: 3, state: 'planned' },
      ]}
    />
  </KitPart>
);
