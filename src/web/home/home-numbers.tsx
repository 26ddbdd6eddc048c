import { Link } from 'react-router';
import type { HomeContent } from '#domain/content/schema.ts';

/** Claims that can be proved, as a row of measures; the ones not set are not there (decisions 5). */
export function HomeNumbers({ numbers }: { numbers: HomeContent['numbers'] }) {
  if (numbers.length === 0) return null;
  return (
    <ul className="numbers">
      {numbers.map(({ before, value, after, conditions }) => (
        <li key={after}>
          <span>{before && `${before} `}</span>
          <span className="numbers-value">{value} </span>
          <span>
            {after}
            {conditions && (
              <>
                {' ('}
                <Link to={conditions} className="text-link">
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
