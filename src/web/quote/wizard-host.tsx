import { Suspense, useCallback, useEffect, useRef } from 'react';
import { type NavigateFunction, useLocation, useNavigate, useNavigationType } from 'react-router';
import { SERVICE_SLUGS } from '#domain/quote/catalogue.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { ErrorDialog } from '../errors/error-dialog.tsx';
import { Loading, lazyModule } from '../errors/lazy-module.tsx';
import { useHydrated } from '../shell/use-hydrated.ts';
import { sweepDrafts } from './draft-sweep.ts';
import { WIZARD_PARAM, withoutWizard } from './wizard-link.ts';

const WizardModal = lazyModule(() => import('./wizard-modal.tsx'));

const CONFIRMATION_PATH = '/potvrdenie-dopytu';

/**
 * Opens the wizard on any page whose address has `?rozpocet=<service>` and closes it with the address: Back is
 * enough (decisions 1.2). Only this watcher is in the page; the wizard's code comes when it is opened.
 */
export function WizardHost() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const close = useClose();
  // The server does not render the wizard: public pages are the same for everybody.
  const hydrated = useHydrated();
  useEffect(() => sweepDrafts(Date.now()), []);
  useEffect(() => followWizardLinks(navigate), [navigate]);

  const service = SERVICE_SLUGS.find((slug) => slug === new URLSearchParams(search).get(WIZARD_PARAM));
  if (!service || !hydrated) return null;
  return (
    <ErrorBoundary
      key={service}
      level="component"
      component="WizardHost"
      instead={(screen) => (
        <ErrorDialog label="Rozpočet sa nedá otvoriť" onClose={close}>
          {screen}
        </ErrorDialog>
      )}
    >
      <Suspense fallback={<Opening />}>
        <WizardModal
          service={service}
          search={search}
          linkState={state}
          onClose={close}
          onSubmitted={() => navigate(CONFIRMATION_PATH, { replace: true })}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

function Opening() {
  return (
    <div className="dialog-overlay grid place-items-center">
      <div className="sheet">
        <Loading />
      </div>
    </div>
  );
}

/** Closing goes back to where the wizard was opened; an address opened directly only loses its parameters. */
function useClose(): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash, key } = useLocation();
  const opened = useNavigationType() === 'PUSH';
  const closing = useRef('');
  return useCallback(() => {
    if (closing.current === key) return;
    closing.current = key;
    if (opened) navigate(-1);
    else {
      navigate({ pathname, search: withoutWizard(search), hash }, { replace: true });
    }
  }, [navigate, pathname, search, hash, key, opened]);
}

/** Plain links, as texts have them, open the wizard without loading the page anew. */
function followWizardLinks(navigate: NavigateFunction): () => void {
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (!link || link.target === '_blank' || link.origin !== location.origin) return;
    if (!new URLSearchParams(link.search).has(WIZARD_PARAM)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  addEventListener('click', follow);
  return () => removeEventListener('click', follow);
}
