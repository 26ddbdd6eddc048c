import { REFERENCE_PAGE } from '#content/reference-page.ts';
import type { ReferenceIllustrationId } from '#domain/content/schema.ts';
import type { ReferencePrice } from '#domain/references/reference-price.ts';
import { CardLink } from '../design/card-link.tsx';
import { ReferenceEstimate } from './reference-estimate.tsx';
import { ReferenceIllustration } from './reference-illustration.tsx';

/** What a card shows of a reference. */
export interface ReferenceSummary {
  to: string;
  title: string;
  summary: string;
  model: boolean;
  illustration: ReferenceIllustrationId;
  tradeName: string;
  serviceName: string;
  /** `scaleEnd` is where the scale of all references ends, in whole euros. */
  price: ReferencePrice & { scaleEnd: number };
}

/** A reference as a sketch with its name, on wide cards beside it; the whole card leads to its page. */
export function ReferenceCard({
  reference,
  heading: Heading,
}: {
  reference: ReferenceSummary;
  heading: 'h2' | 'h3';
}) {
  const { to, title, summary, model, illustration, tradeName, serviceName, price } = reference;
  return (
    <li className="sheet sheet-light card @container sm:max-lg:last:odd:col-span-full">
      <div className="grid h-full grid-rows-[auto_auto_auto_1fr_auto_auto] gap-2 p-6 pt-5 max-sm:p-4 @sm:grid-cols-2 @sm:grid-rows-[auto_auto_1fr_auto_auto] @sm:gap-x-12 print:grid-cols-[2fr_3fr]">
        <ReferenceIllustration id={illustration} className="mb-3 h-auto w-full @sm:row-span-full @sm:mb-0" />
        <p className="mark">{model ? REFERENCE_PAGE.model : REFERENCE_PAGE.real}</p>
        <Heading className="text-section">
          <CardLink to={to}>{title}</CardLink>
        </Heading>
        <p className="text-small text-ink-2 max-sm:leading-snug">{summary}</p>
        <ReferenceEstimate price={price} />
        <p className="card-foot">
          <span>{tradeName}</span>
          <span>{serviceName}</span>
        </p>
      </div>
    </li>
  );
}
