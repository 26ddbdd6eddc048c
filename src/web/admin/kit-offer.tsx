import { useState } from 'react';
import { ActStamp } from '../design/areas/act-stamp.tsx';
import { Dense } from '../design/areas/dense.tsx';
import { DimensionLine, type DimensionPart } from '../design/areas/dimension-line.tsx';
import { KeyCap } from '../design/areas/key-cap.tsx';
import { RevisionCloud, RevisionMark } from '../design/areas/revision-cloud.tsx';
import { Segmented } from '../design/areas/segmented.tsx';
import { Button } from '../design/button.tsx';
import { KitPart } from './kit-part.tsx';

/** What an offer, its changes and its keys are drawn with. */
export const KitOffer = () => (
  <>
    <Views />
    <KitPart name="Klávesy">
      <Dense className="kit-row">
        <Button variant="primary">
          Odoslať <KeyCap>Ctrl Enter</KeyCap>
        </Button>
        <Button>
          Stav <KeyCap>S</KeyCap>
        </Button>
      </Dense>
    </KitPart>
    <KitPart name="Pečiatky">
      <div className="kit-row kit-stamps kit-inside">
        <ActStamp word="Prijatá" detail="23. 11. 2026" />
        <ActStamp word="Uhradená" detail="30. 11. 2026" />
        <ActStamp word="Nahradená" detail="revíziou C" past />
      </div>
    </KitPart>
    <KitPart name="Kóty">
      {LINES.map(({ label, parts }) => (
        <div key={label} className="kit-line">
          <span>{label}</span>
          <DimensionLine label={label} parts={parts} />
        </div>
      ))}
      <RevisionCloud>
        <div className="kit-row">
          <b>1.3 Úprava dodaných textov</b>
          <RevisionMark letter="C" label="Zmenené v&nbsp;revízii C" />
        </div>
      </RevisionCloud>
    </KitPart>
  </>
);

const LINES: readonly { label: string; parts: readonly DimensionPart[] }[] = [
  {
    label: 'Rozpätie ceny',
    parts: [
      { as: 'gap', share: 0.52 },
      { as: 'span', share: 0.3 },
      { as: 'gap', share: 0.18 },
    ],
  },
  {
    label: 'Uplynulo, zostáva',
    parts: [
      { as: 'elapsed', share: 0.7 },
      { as: 'span', share: 0.3 },
    ],
  },
  {
    label: 'Mešká',
    parts: [
      { as: 'elapsed', share: 0.8 },
      { as: 'late', share: 0.2 },
    ],
  },
  {
    label: 'Plán platieb',
    parts: [
      { as: 'span', share: 0.4 },
      { as: 'span', share: 0.4 },
      { as: 'span', share: 0.2 },
    ],
  },
];

function Views() {
  const [view, setView] = useState<'list' | 'board'>('list');
  return (
    <KitPart name="Prepínač">
      <Segmented
        label="Zobrazenie dopytov"
        value={view}
        onValue={setView}
        options={[
          { value: 'list', label: 'Zoznam' },
          { value: 'board', label: 'Nástenka' },
        ]}
      />
    </KitPart>
  );
}
