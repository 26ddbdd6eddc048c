import { site } from '#domain/content/site.ts';
import { bugMail } from '#domain/errors/bug-mail.ts';
import { type RecoveryAction, recoveryActions } from '#domain/errors/recovery.ts';
import type { ErrorRecord } from '#domain/errors/report.ts';
import type { ErrorLevel } from '#domain/errors/texts.ts';
import { errorLabel } from '#domain/errors/texts.ts';
import { Button, buttonClass } from '../design/button.tsx';
import { CONTACT_HREF } from '../shell/navigation.ts';

const reload = () => location.reload();
const goHome = () => location.assign('/');

/** Back to where the visitor came from; home when this page is the first of the tab. */
const goBack = () => (history.length > 1 ? history.back() : goHome());

const RUN: Record<RecoveryAction['kind'], () => void> = { retry: reload, reload, home: goHome };

/** The contact, or a mail where it stands on the very page that failed. */
const contactHref = (failed: string): string =>
  CONTACT_HREF === failed ? `mailto:${site.support.email}` : CONTACT_HREF;

const QUIET = { variant: 'link', size: 'small' } as const;

interface Props {
  record: ErrorRecord | null;
  level: ErrorLevel;
  /** Path of the page that failed. */
  pathname: string;
  onRetry: () => void;
}

/** Buttons of an error screen (specification 2). What the recovery actions offer is not offered twice. */
export function ErrorActions({ record, level, pathname, onRetry }: Props) {
  const recovery = record ? recoveryActions(record.category, record.severity) : [];
  const offers = (kind: RecoveryAction['kind']) => recovery.some((action) => action.kind === kind);
  return (
    <>
      <div className="actions mt-8">
        <Button variant="primary" onClick={onRetry}>
          {errorLabel('tryAgain')}
        </Button>
        {!offers('reload') && <Button onClick={reload}>{errorLabel('reloadPage')}</Button>}
        {!offers('home') && level !== 'component' && (
          <a className={buttonClass()} href="/">
            {errorLabel('goHome')}
          </a>
        )}
        {recovery.map(({ kind, label }) => (
          <Button key={kind} data-recovery={kind} onClick={RUN[kind]}>
            {errorLabel(label)}
          </Button>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {level !== 'component' && (
          <Button {...QUIET} onClick={goBack}>
            Späť
          </Button>
        )}
        <a className={buttonClass(QUIET)} href={contactHref(pathname)}>
          {errorLabel('contactSupport')}
        </a>
        {record && (
          <a className={buttonClass(QUIET)} href={bugMail(site.support.email, record)}>
            Nahlásiť chybu
          </a>
        )}
      </div>
    </>
  );
}
