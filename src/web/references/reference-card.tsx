import { Link } from 'react-router';
import { REFERENCE_PAGE } from '#content/reference-page.ts';
import type { ReferenceIllustrationId } from '#domain/content/schema.ts';
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
}

/** A reference as a sketch with its name; the whole card leads to its page. */
export function ReferenceCard({
  reference,
  heading: Heading,
}: {
  reference: ReferenceSummary;
  heading: 'h2' | 'h3';
}) {
  const { to, title, summary, model, illustration, tradeName, serviceName } = reference;
  return (
    <li className="sheet sheet-light reference-card">
      <ReferenceIllustration id={illustration} className="reference-card-sketch" />
      <p className="mark">{model ? REFERENCE_PAGE.model : REFERENCE_PAGE.real}</p>
      <Heading className="text-section">
        <Link to={to} className="card-link">
          {title}
        </Link>
      </Heading>
      <p className="text-small text-ink-2">{summary}</p>
      <p className="reference-card-foot">
        <span>{tradeName}</span>
        <span>{serviceName}</span>
      </p>
    </li>
  );
}
