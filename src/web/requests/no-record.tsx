import { PAGE_META } from '#content/pages.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Drawing, Measure } from '../design/illustrations/drawing.tsx';
import { MissingSheet } from '../design/missing-sheet.tsx';
import { confirmationTexts } from './confirmation-texts.ts';

/** The confirmation opened without a record: says why, and leads on. Never blank (decisions 1.10). */
export function NoRecord() {
  const texts = confirmationTexts(null);
  return (
    <MissingSheet
      drawing={<EmptyEnvelope />}
      title={PAGE_META.confirmation.title}
      text={texts.noRecord}
      actions={
        <>
          <ButtonLink to="/sluzby" variant="primary">
            Pozrieť služby <Arrow />
          </ButtonLink>
          <ButtonLink to="/">{texts.actions.home}</ButtonLink>
        </>
      }
      cells={[
        { label: 'Výkres', value: 'Dopyt' },
        { label: 'Číslo', value: '–' },
        { label: 'List', value: '0 / 0' },
      ]}
    />
  );
}

/** An open envelope; of the letter only its outline is there. */
const EmptyEnvelope = () => (
  <Drawing className="mx-auto mt-8 w-52 px-4">
    <path className="thin" strokeDasharray="3 4" d="M52 58V8h56v50M62 20h36M62 29h36M62 38h22" />
    <path d="M40 44 52 34M120 44 108 34M40 44v50h80V44M40 44l40 28 40-28M40 94l29-29M120 94 91 65" />
    <Measure x={[40, 120]} y={105} />
  </Drawing>
);
