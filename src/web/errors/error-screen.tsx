import { useEffect, useId, useRef } from 'react';
import { site } from '#domain/content/site.ts';
import type { ErrorCategory } from '#domain/errors/categories.ts';
import type { ErrorRecord } from '#domain/errors/report.ts';
import type { ErrorLevel } from '#domain/errors/texts.ts';
import { errorAdvice, errorScreenTitle, errorTitle } from '#domain/errors/texts.ts';
import { Sheet } from '../design/sheet.tsx';
import { ErrorActions } from './error-actions.tsx';
import { ErrorDetails } from './error-details.tsx';
import { ErrorTitleBlock } from './error-title-block.tsx';
import { MAIN_PAGES } from './main-pages.ts';

interface Props {
  level: ErrorLevel;
  category: ErrorCategory;
  /** Null on the server and until the browser has recorded the failure. */
  record: ErrorRecord | null;
  /** Path of the page that failed; its own link is left out. */
  pathname: string;
  onRetry: () => void;
}

/** The error screen, drawn as a sheet with a title block (specification 2, "Error screens"). */
export function ErrorScreen({ level, category, record, pathname, onRetry }: Props) {
  const region = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const isPart = level === 'component';
  // Alone in the document, the screen is its main part.
  const Region = level === 'app' ? 'main' : 'section';
  const Heading = isPart ? 'h2' : 'h1';
  const screenTitle = errorScreenTitle(level, category);
  const reason = errorTitle(category);
  useEffect(() => {
    // What had the focus is gone with the part that failed.
    if (document.activeElement === document.body) heading.current?.focus();
    if (isPart) region.current?.scrollIntoView({ block: 'nearest' });
  }, [isPart]);
  return (
    <Region
      ref={region}
      role={isPart ? 'alert' : undefined}
      aria-labelledby={headingId}
      className={isPart ? '' : 'drawing-grid'}
    >
      <div className={isPart ? '' : 'frame py-12 md:py-20'}>
        <Sheet registered className="mx-auto max-w-3xl max-sm:[&_.title-block]:grid-flow-row">
          <div className="p-6 md:p-10">
            <Heading
              ref={heading}
              id={headingId}
              tabIndex={-1}
              className={`outline-none ${isPart ? 'text-h3' : 'text-h2'}`}
            >
              {screenTitle}
            </Heading>
            {reason !== screenTitle && <p className="mt-3 text-lead font-semibold">{reason}</p>}
            <p className="mt-2 text-ink-2">{errorAdvice(category)}</p>
            <ErrorActions record={record} level={level} pathname={pathname} onRetry={onRetry} />
            {record && <ErrorDetails record={record} />}
            <SupportHint />
            {!isPart && <MainPages pathname={pathname} />}
          </div>
          <ErrorTitleBlock record={record} />
        </Sheet>
      </div>
    </Region>
  );
}

function SupportHint() {
  const { email } = site.support;
  return (
    <p className="mt-6 border-t border-line pt-4 text-small text-ink-2">
      Ak sa chyba opakuje, napíšte mi na{' '}
      <a className="text-link" href={`mailto:${email}`}>
        {email}
      </a>{' '}
      a uveďte ID chyby.
    </p>
  );
}

function MainPages({ pathname }: { pathname: string }) {
  return (
    <nav aria-label="Hlavné stránky" className="mt-4">
      <ul className="flex flex-wrap gap-x-6">
        {MAIN_PAGES.filter(({ to }) => to !== pathname).map(({ to, label }) => (
          <li key={to}>
            <a className="text-link inline-flex min-h-11 items-center" href={to}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
