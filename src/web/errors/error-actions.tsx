import { site } from '#domain/content/site.ts';
import { bugMail } from '#domain/errors/bug-mail.ts';
import type { ErrorCategory } from '#domain/errors/categories.ts';
import { type RecoveryAction, recoveryActions } from '#domain/errors/recovery.ts';
import type { ErrorRecord } from '#domain/errors/report.ts';
import type { ErrorLevel } from '#domain/errors/texts.ts';
import { errorLabel } from '#domain/errors/texts.ts';
import { Actions } from '../design/actions.tsx';
import { Button, buttonClass } from '../design/button.tsx';
import { Disclosure } from '../design/disclosure.tsx';
import { CONTACT_HREF } from '../shell/navigation.ts';
import { reloadIfReachable } from './chunk-reload.ts';
import { openDocument } from './reachability.ts';

/** Something to try; false when the connection that it needs is still lost. */
export type Attempt = () => Promise<boolean> | undefined;

/** Back to where the visitor came from; home when this page is the first of the tab. */
const goBack: Attempt = () => {
  if (history.length <= 1) return openDocument('/');
  history.back();
};

/** The contact, or a mail where it stands on the very page that failed. */
const contactHref = (failed: string): string =>
  CONTACT_HREF === failed ? `mailto:${site.support.email}` : CONTACT_HREF;

const QUIET = { variant: 'link', size: 'small' } as const;

interface Props {
  record: ErrorRecord | null;
  category: ErrorCategory;
  level: ErrorLevel;
  /** Path of the page that failed. */
  pathname: string;
  onRetry: Attempt;
  /** Runs what was chosen. */
  onAttempt: (attempt: Attempt) => void;
}

/**
 * Buttons of an error screen (specification 2): at most three that differ in what they do, the rest behind a line.
 * What the recovery actions offer is not offered twice.
 */
export function ErrorActions({ record, category, level, pathname, onRetry, onAttempt }: Props) {
  const recovery = record ? recoveryActions(record.category, record.severity) : [];
  const offered = (kind: RecoveryAction['kind']) => recovery.some((action) => action.kind === kind);
  const marked = (kind: RecoveryAction['kind']) => (offered(kind) ? { 'data-recovery': kind } : {});
  const isPart = level === 'component';
  // Without a connection, loading anew is what trying again does.
  const isLost = category === 'network';

  const back = (
    <Button {...(isLost ? {} : QUIET)} onClick={() => onAttempt(goBack)}>
      Späť
    </Button>
  );
  const reload = (
    <Button {...(isLost ? QUIET : {})} {...marked('reload')} onClick={() => onAttempt(reloadIfReachable)}>
      {errorLabel('reloadPage')}
    </Button>
  );
  return (
    <>
      <Actions className="mt-8">
        <Button variant="primary" onClick={() => onAttempt(onRetry)}>
          {errorLabel('tryAgain')}
        </Button>
        {!isLost ? reload : !isPart && back}
        {(!isPart || offered('home')) && (
          <a className={buttonClass()} {...marked('home')} href="/">
            {errorLabel('goHome')}
          </a>
        )}
      </Actions>
      <Disclosure title="Ďalšie možnosti" className="mt-6">
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {isLost && reload}
          {offered('retry') && (
            <Button {...QUIET} {...marked('retry')} onClick={() => onAttempt(reloadIfReachable)}>
              {errorLabel('retry')}
            </Button>
          )}
          {!isLost && !isPart && back}
          <a className={buttonClass(QUIET)} href={contactHref(pathname)}>
            {errorLabel('contactSupport')}
          </a>
          {record && (
            <a className={buttonClass(QUIET)} href={bugMail(site.support.email, record)}>
              Nahlásiť chybu
            </a>
          )}
        </div>
      </Disclosure>
    </>
  );
}
