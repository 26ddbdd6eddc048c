import { type ReactNode, useId, useState } from 'react';
import { formatEuros } from '#domain/kernel/format.ts';
import { Actions } from '../design/actions.tsx';
import { Arrow } from '../design/arrow.tsx';
import { Button } from '../design/button.tsx';
import { CardGrid } from '../design/card-grid.tsx';
import { CardTable } from '../design/card-table.tsx';
import { Cells } from '../design/cells.tsx';
import { Checkbox } from '../design/checkbox.tsx';
import { ContentsList } from '../design/contents-list.tsx';
import { DrawingCard } from '../design/drawing-card.tsx';
import { DrawnChoice, DrawnTexts } from '../design/drawn-choice.tsx';
import { large, medium, small } from '../design/illustrations/size-drawings.tsx';
import { RadioCard } from '../design/radio-card.tsx';
import { Segment, Segments } from '../design/segments.tsx';
import { SplitSheet } from '../design/split-sheet.tsx';
import { StepList } from '../design/step-list.tsx';
import { TechnologyList } from '../design/technology-list.tsx';
import { KitPart } from './kit-part.tsx';

/** What public pages and the wizard are composed of. */
export const KitPublic = () => (
  <>
    <Chosen />
    <Cards />
    <Texts />
  </>
);

const SIZES = [
  { id: 'small', text: 'Malý web', lines: small },
  { id: 'medium', text: 'Stredný web', lines: medium },
  { id: 'large', text: 'Veľký web', lines: large },
] as const;

const Size = ({ lines }: { lines: ReactNode }) => (
  <svg viewBox="0 0 96 58" className="illustration kit-drawing" aria-hidden="true">
    {lines}
  </svg>
);

function Chosen() {
  const [size, setSize] = useState('small');
  const name = useId();
  return (
    <KitPart name="Voľby s&nbsp;kresbou">
      <Segments legend="Rozsah webu">
        {SIZES.map(({ id, text }) => (
          <Segment key={id} name={`${name}-strip`} defaultChecked={id === 'medium'}>
            {text}
          </Segment>
        ))}
      </Segments>
      <Segments legend="Uzamknutý rozsah" disabled>
        <Segment name={`${name}-locked`} defaultChecked>
          Malý web
        </Segment>
        <Segment name={`${name}-locked`}>Veľký web</Segment>
      </Segments>
      <div className="kit-columns">
        {SIZES.map(({ id, text, lines }) => (
          <DrawnChoice
            key={id}
            name={`${name}-size`}
            label={text}
            drawing={<Size lines={lines} />}
            details="Do piatich stránok"
            checked={id === size}
            onChange={() => setSize(id)}
          />
        ))}
      </div>
      <RadioCard name={`${name}-whole`} defaultChecked>
        <DrawnTexts drawing={<Size lines={large} />}>Veľký web s&nbsp;viacerými pobočkami</DrawnTexts>
      </RadioCard>
      <div className="kit-row">
        <Checkbox className="kit-tick" defaultChecked>
          Zvolené
        </Checkbox>
        <Checkbox className="kit-tick">Nezvolené</Checkbox>
        <Checkbox className="kit-tick" disabled>
          Nedostupné
        </Checkbox>
      </div>
    </KitPart>
  );
}

const Cards = () => (
  <KitPart name="Karty s&nbsp;kresbou">
    <CardGrid>
      {SIZES.map(({ id, text, lines }) => (
        <DrawingCard
          key={id}
          drawing={<Size lines={lines} />}
          to="?"
          name={text}
          text="Do piatich stránok, hotový do mesiaca."
          foot={`od ${formatEuros(800)}`}
        />
      ))}
    </CardGrid>
    <Cells>
      {SIZES.map(({ id, text }) => (
        <li key={id} className="kit-inside">
          {text}
        </li>
      ))}
    </Cells>
    <SplitSheet aside={<p className="kit-inside">Užšia časť</p>}>Širšia časť listu.</SplitSheet>
  </KitPart>
);

const STEPS = [
  { title: 'Dopyt', description: 'Vyberiete remeslo a rozsah.' },
  { title: 'Ponuka', description: 'Dostanete ju do dvoch dní.' },
];

const Texts = () => (
  <KitPart name="Zoznamy a texty">
    <StepList items={STEPS} />
    <StepList items={STEPS} across />
    <CardTable
      caption="Údaje v&nbsp;prehliadači"
      columns={['Názov', 'Načo je', 'Ako dlho']}
      rows={[
        {
          key: 'theme',
          name: 'Vzhľad',
          cells: [{ value: 'Pamätá si vzhľad.' }, { value: 'Kým ho nezmeníte' }],
        },
        { key: 'draft', name: 'Koncept', cells: [{ value: 'Drží rozpísaný dopyt.' }, { value: '30 dní' }] },
      ]}
    />
    <ContentsList
      label="Obsah ukážky"
      sections={[
        { id: 'uvod', title: 'Úvod' },
        { id: 'ceny', title: 'Ceny' },
      ]}
    />
    <TechnologyList technologies={['TypeScript', 'React', 'PostgreSQL']} />
    <Actions>
      <Button variant="primary">
        Pokračovať <Arrow />
      </Button>
      <Button>Neskôr</Button>
    </Actions>
  </KitPart>
);
