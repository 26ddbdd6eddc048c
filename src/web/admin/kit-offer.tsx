import { useState } from 'react';
import { formatCents } from '#domain/kernel/format.ts';
import { ActStamp } from '../design/areas/act-stamp.tsx';
import { Dense } from '../design/areas/dense.tsx';
import { DeviceFrame } from '../design/areas/device-frame.tsx';
import { DimensionLine, type DimensionPart } from '../design/areas/dimension-line.tsx';
import { KeyCap } from '../design/areas/key-cap.tsx';
import { OfferDesk } from '../design/areas/offer-desk.tsx';
import { PlanRuler } from '../design/areas/plan-ruler.tsx';
import { RevisionCloud, RevisionMark } from '../design/areas/revision-cloud.tsx';
import { Segmented } from '../design/areas/segmented.tsx';
import { SumScale } from '../design/areas/sum-scale.tsx';
import { Button } from '../design/button.tsx';
import { Sheet } from '../design/sheet.tsx';
import { KitPart } from './kit-part.tsx';

/** What an offer, its changes and its keys are drawn with. */
export const KitOffer = () => (
  <>
    <Views />
    <Plan />
    <Device />
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

/** Ends of the parts of a plan, in percent. */
const ENDS = [40, 80, 100];

function Plan() {
  const [ends, setEnds] = useState(ENDS);
  return (
    <KitPart name="Súčet a&nbsp;plán platieb">
      <OfferDesk
        aside={
          <Sheet>
            <div className="offer-sums">
              <p className="mark">Teraz vybrané</p>
              <p className="offer-sums-total">{formatCents(258_500)}</p>
              <SumScale now={258_500} least={208_500} most={333_500} />
            </div>
          </Sheet>
        }
        foot={null}
      >
        <PlanRuler
          parts={ends.map((end, index) => ({
            key: String(index),
            name: `${index + 1}. platba`,
            amount: ((end - (ends[index - 1] ?? 0)) * 258_500) / 100,
            end,
          }))}
          stops={(part) => [5, 20, 40, 60, 80].filter((stop) => stop < (ends[part + 1] ?? 0))}
          onMove={(part, to) => setEnds(ends.with(part, Math.round(to / 5) * 5))}
        />
      </OfferDesk>
    </KitPart>
  );
}

const Device = () => (
  <KitPart name="Stránka na inej obrazovke">
    <DeviceFrame label="Ukážka stránky na telefóne" width={390} height={120}>
      <p className="client-offer-width py-4">Takto široký je telefón.</p>
    </DeviceFrame>
  </KitPart>
);

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
