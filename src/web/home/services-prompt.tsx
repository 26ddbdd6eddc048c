import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Drawing, Measure } from '../design/illustrations/drawing.tsx';
import { WIZARD_HREF } from '../quote/wizard-link.ts';

/** The last place in the grid of services: for visitors who do not know which one they need. Where there is one column, none is left. */
export function ServicesPrompt({ text }: { text: string }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-6 border border-dashed border-control p-6 max-sm:hidden lg:col-span-2 print:hidden">
      <div className="flex flex-[1_1_--spacing(64)] flex-col items-start justify-between gap-6 self-stretch">
        <p className="max-w-[26ch] font-heading text-section">{text}</p>
        <ButtonLink to={WIZARD_HREF}>
          Vypočítať cenu <Arrow />
        </ButtonLink>
      </div>
      <SetSquare />
    </li>
  );
}

/** A set square and a pencil: nothing is drawn yet. */
const SetSquare = () => (
  <Drawing className="mx-auto w-36 lg:w-70">
    <path d="M18 90V20l94 70zM32 76V48l38 28z" />
    <path
      className="thin"
      d="M26 90v-5M34 90v-3M42 90v-5M50 90v-3M58 90v-5M66 90v-3M74 90v-5M82 90v-3M90 90v-5"
    />
    <path d="m84 24 8-8 40 40-8 8zM88 20l40 40M132 56l7 15-15-7M136.5 68.5l2.5 2.5" />
    <path d="m84 24-4.5-4.5q-3-4 1-7.5t7.5-.5L92 16" />
    <Measure x={[18, 112]} y={102} />
  </Drawing>
);
