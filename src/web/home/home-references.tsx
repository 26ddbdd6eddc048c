import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { CardGrid } from '../design/card-grid.tsx';
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
      <CardGrid onPhones="shelf">
        {references.map((reference) => (
          <ReferenceCard key={reference.to} reference={reference} heading="h3" />
        ))}
      </CardGrid>
      <div className="mt-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        {notice && <p className="max-w-text text-small text-ink-2">{notice}</p>}
        <ButtonLink to="/projekty">
          Všetky projekty <Arrow />
        </ButtonLink>
      </div>
    </>
  );
}
