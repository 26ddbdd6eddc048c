import { site } from '#domain/content/site.ts';
import { Sheet } from '../design/sheet.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import type { OperatorNotice } from '../shell/operator-notice.ts';
import { OperatorRows } from '../shell/operator-rows.tsx';
import { SlovakiaPlan } from './slovakia-plan.tsx';

interface OperatorSheetProps {
  operator: OperatorNotice;
  map: { title: string; text: string };
}

/** Who runs the site (slovak.md 1.1), beside the plan of where. */
export function OperatorSheet({ operator, map }: OperatorSheetProps) {
  const city = site.operator.address?.city ?? null;
  return (
    <Sheet className="grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:break-inside-auto">
      <div className="grid content-start gap-4 p-sheet print:break-inside-avoid">
        <p className="heading text-section">{operator.name}</p>
        <dl className="facts targets *:border-dashed">
          <OperatorRows rows={operator.rows} />
        </dl>
        <p className="text-small text-ink-2">{operator.vat}</p>
      </div>
      <div className="flex flex-col border-ink max-lg:border-t-stroke lg:border-l-stroke print:break-inside-avoid">
        <div className="flex-1 p-sheet">
          <h3 className="text-base leading-tight">{map.title}</h3>
          <p className="mt-2 text-small text-ink-2">{map.text}</p>
          <SlovakiaPlan city={city} />
        </div>
        <TitleBlock
          cells={[
            { label: 'Výkres', value: 'Slovensko' },
            ...(city ? [{ label: 'Sídlo', value: city }] : []),
            { label: 'Sever', value: <North /> },
          ]}
        />
      </div>
    </Sheet>
  );
}

/** The arrow that every plan has. */
const North = () => (
  <svg
    viewBox="0 0 16 20"
    width="16"
    height="20"
    role="img"
    aria-label="hore"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.2"
    strokeLinejoin="round"
  >
    <path d="M8 1v18M8 1 3 11h10z" />
    <path d="M8 1v10h5z" fill="currentColor" />
  </svg>
);
