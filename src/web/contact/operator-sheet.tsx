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
    <Sheet className="operator-sheet">
      <div className="operator-facts">
        <p className="operator-name">{operator.name}</p>
        <dl>
          <OperatorRows rows={operator.rows} />
        </dl>
        <p className="text-small text-ink-2">{operator.vat}</p>
      </div>
      <div className="operator-place">
        <div className="operator-plan">
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
  <svg viewBox="0 0 16 20" width="16" height="20" role="img" aria-label="hore" className="plan-north">
    <path d="M8 1v18M8 1 3 11h10z" />
    <path d="M8 1v10h5z" className="plan-north-half" />
  </svg>
);
