import { PAGE_META } from '#content/pages.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { DrawingGrid } from '../design/drawing-grid.tsx';
import { Drawing, Measure } from '../design/illustrations/drawing.tsx';
import { Sheet } from '../design/sheet.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import { confirmationTexts } from './confirmation-texts.ts';

/** The confirmation opened without a record: says why, and leads on. Never blank (decisions 1.10). */
export function NoRecord() {
  const texts = confirmationTexts(null);
  return (
    <DrawingGrid className="hero not-found">
      <div className="frame">
        <Sheet registered className="not-found-sheet">
          <EmptyEnvelope />
          <div className="not-found-text">
            <h1 className="text-h2">{PAGE_META.confirmation.title}</h1>
            <p className="text-ink-2">{texts.noRecord}</p>
            <div className="actions">
              <ButtonLink to="/sluzby" variant="primary">
                Pozrieť služby <Arrow />
              </ButtonLink>
              <ButtonLink to="/">{texts.actions.home}</ButtonLink>
            </div>
          </div>
          <TitleBlock
            cells={[
              { label: 'Výkres', value: 'Dopyt' },
              { label: 'Číslo', value: '–' },
              { label: 'List', value: '0 / 0' },
            ]}
          />
        </Sheet>
      </div>
    </DrawingGrid>
  );
}

/** An open envelope; of the letter only its outline is there. */
const EmptyEnvelope = () => (
  <Drawing className="not-found-drawing no-record-drawing">
    <path className="thin" strokeDasharray="3 4" d="M52 58V8h56v50M62 20h36M62 29h36M62 38h22" />
    <path d="M40 44 52 34M120 44 108 34M40 44v50h80V44M40 44l40 28 40-28M40 94l29-29M120 94 91 65" />
    <Measure x={[40, 120]} y={105} />
  </Drawing>
);
