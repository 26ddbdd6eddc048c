import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { ReferenceCard, type ReferenceSummary } from '../references/reference-card.tsx';

interface HomeReferencesProps {
  references: readonly ReferenceSummary[];
  /** Says that they are models; null where real ones are among them. */
  notice: string | null;
}

/** The first references of the portfolio, and the way to all of them. */
export function HomeReferences({ references, notice }: HomeReferencesProps) {
  return (
    <>
      <ul className="card-grid home-references">
        {references.map((reference) => (
          <ReferenceCard key={reference.to} reference={reference} heading="h3" />
        ))}
      </ul>
      <div className="home-references-foot">
        {notice && <p className="long-text text-small">{notice}</p>}
        <ButtonLink to="/projekty">
          Všetky projekty <Arrow />
        </ButtonLink>
      </div>
    </>
  );
}
