import { type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { site } from '#domain/content/site.ts';
import type { ErrorCategory } from '#domain/errors/categories.ts';
import type { ErrorRecord } from '#domain/errors/report.ts';
import type { ErrorLevel } from '#domain/errors/texts.ts';
import { errorAdvice, errorScreenTitle, errorTitle } from '#domain/errors/texts.ts';
import { Sheet } from '../design/sheet.tsx';
import { CONFIRMATION_HREF } from '../shell/navigation.ts';
import { type Attempt, ErrorActions } from './error-actions.tsx';
import { ErrorDetails } from './error-details.tsx';
import { ErrorTitleBlock } from './error-title-block.tsx';
import { MAIN_PAGES } from './main-pages.ts';
import { onceReachableAgain, openDocument } from './reachability.ts';

interface Props {
  level: ErrorLevel;
  category: ErrorCategory;
  /** Null on the server and until the browser has recorded the failure. */
  record: ErrorRecord | null;
  /** Path of the page that failed; its own link is left out. */
  pathname: string;
  /** Also runs by itself once a lost connection is back. */
  onRetry: Attempt;
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
  const [isStuck, setStuck] = useState(false);
  const attempt = async (run: Attempt) => {
    setStuck(false);
    setStuck((await run()) === false);
  };
  const followLink = (event: MouseEvent) => {
    const href = documentLink(event);
    if (href === null) return;
    event.preventDefault();
    void attempt(() => openDocument(href));
  };
  const goOn = useEffectEvent(() => onRetry());
  useEffect(() => (category === 'network' ? onceReachableAgain(() => goOn()) : undefined), [category]);
  useEffect(() => {
    // What had the focus is gone with the part that failed.
    if (document.activeElement === document.body) heading.current?.focus();
    if (isPart) region.current?.scrollIntoView({ block: 'nearest' });
  }, [isPart]);
  return (
    <Region
      ref={region}
      onClick={followLink}
      role={isPart ? 'alert' : undefined}
      aria-labelledby={headingId}
      className={isPart ? '' : 'drawing-grid'}
    >
      <div className={isPart ? '' : 'frame py-12 md:py-20'}>
        <Sheet registered className="mx-auto max-w-md max-sm:[&_.title-block]:grid-flow-row">
          <div className="p-6 md:p-10">
            <Heading
              ref={heading}
              id={headingId}
              tabIndex={-1}
              className={`outline-none ${isPart ? 'text-section' : 'text-h2'}`}
            >
              {screenTitle}
            </Heading>
            {reason !== screenTitle && <p className="mt-3 text-lead font-semibold">{reason}</p>}
            <p className="mt-2 text-ink-2">
              {errorAdvice(category)}
              {category === 'network' && ` ${keptOn(pathname)}`}
            </p>
            <p role="status" className="mt-2 font-semibold empty:hidden">
              {isStuck && 'Pripojenie sa zatiaľ nevrátilo. Keď sa vráti, stránka sa načíta sama.'}
            </p>
            <ErrorActions
              record={record}
              category={category}
              level={level}
              pathname={pathname}
              onRetry={onRetry}
              onAttempt={attempt}
            />
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

/** What a lost connection has not cost: where the confirmation cannot be shown the request has arrived. */
const keptOn = (pathname: string): string =>
  pathname === CONFIRMATION_HREF
    ? 'Váš dopyt bol prijatý a\u00A0nič z\u00A0neho sa nestratilo.'
    : 'Rozpracovaný rozpočet zostáva uložený v\u00A0prehliadači.';

/** Where a plain press on a link would load another document of the site; null for everything else. */
function documentLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest('a');
  return link?.origin === location.origin ? link.href : null;
}

function SupportHint() {
  const { email } = site.support;
  return (
    <p className="mt-6 text-small text-ink-2">
      Ak sa chyba opakuje, napíšte mi na{' '}
      <a className="text-link" href={`mailto:${email}`}>
        {email}
      </a>{' '}
      a&nbsp;uveďte ID chyby.
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
