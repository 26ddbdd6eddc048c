import { Link } from 'react-router';
import type { HomeContent } from '#domain/content/schema.ts';

/** Claims that can be proved, as a row of measures; the ones not set are not there (decisions 5). */
export function HomeNumbers({ numbers }: { numbers: HomeContent['numbers'] }) {
  if (numbers.length === 0) return null;
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(--spacing(27),1fr))] gap-y-6 self-end print:break-inside-avoid">
      {numbers.map(({ before, value, after, conditions }) => (
        <li
          key={after}
          className="row-span-3 grid grid-rows-subgrid gap-0 border-l border-control px-3 text-small leading-snug text-ink-2"
        >
          <span>{before && `${before} `}</span>
          <span className="font-mono text-title font-medium text-ink">{value} </span>
          <span>
            {after}
            {conditions && (
              <>
                {' ('}
                <Link to={conditions} className="text-link print:after:content-none">
                  podmienky
                </Link>
                )
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
