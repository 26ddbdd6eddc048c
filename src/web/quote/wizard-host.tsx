import { type RefObject, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type NavigateFunction, useLocation, useNavigate, useNavigationType } from 'react-router';
import { SERVICE_SLUGS } from '#domain/quote/catalogue.ts';
import { loadInAdvance } from '../errors/chunk-reload.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { ErrorDialog } from '../errors/error-dialog.tsx';
import { lazyModule } from '../errors/lazy-module.tsx';
import { loadToasts } from '../errors/load-toasts.ts';
import { CONFIRMATION_HREF } from '../shell/navigation.ts';
import { useHydrated } from '../shell/use-hydrated.ts';
import { sweepDrafts } from './draft-sweep.ts';
import { preloadOnFirstUse } from './preload.ts';
import { entryOf, type WizardWay } from './wizard-entry.ts';
import { WIZARD_PARAM, withoutWizard } from './wizard-link.ts';

/** With the code of its messages: the one about a lost connection could not fetch it. */
const loadModal = async () => {
  const [modal] = await Promise.all([import('./wizard-modal.tsx'), loadInAdvance(loadToasts)]);
  return modal;
};
const WizardModal = lazyModule(loadModal);

/**
 * Opens the wizard on any page whose address has `?rozpocet=<service>` and closes it with the address: Back is
 * enough (decisions 1.2). Only this watcher is in the page; the wizard's code comes when it is opened.
 */
export function WizardHost() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { close, leaveTo, way } = useExit();
  // The server does not render the wizard: public pages are the same for everybody.
  const hydrated = useHydrated();
  useEffect(() => sweepDrafts(Date.now()), []);
  useEffect(() => followWizardLinks(navigate), [navigate]);
  useEffect(() => preloadOnFirstUse(loadModal), []);

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
          onSubmitted={() => leaveTo(CONFIRMATION_HREF)}
          way={way}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The wizard's empty sheet with its ruler, until its code is there; the specification's words are read aloud. */
const Opening = () => (
  <>
    <div className="dialog-overlay" />
    <div role="status" lang="en" className="dialog dialog-wide dialog-tall dialog-opening">
      <span className="sr-only">Loading...</span>
    </div>
  </>
);

interface Exit {
  /** Back to where the wizard was opened; an address opened directly only loses its parameters. */
  close: () => void;
  /** To another page, in place of all entries of the wizard. */
  leaveTo: (path: string) => void;
  way: RefObject<WizardWay>;
}

/** The ways out of the wizard, over all the entries its steps have made in the browser's history. */
function useExit(): Exit {
  const navigate = useNavigate();
  const { pathname, search, hash, key, state } = useLocation();
  const arrival = useNavigationType();
  const way = useRef<WizardWay>({ trail: [], opened: false, leaving: false, laid: Promise.resolve() });
  const afterwards = useRef<(() => void) | null>(null);
  const isOpen = new URLSearchParams(search).has(WIZARD_PARAM);

  const arrive = useEffectEvent(() => {
    const entry = entryOf(state) ?? { trail: [], opened: arrival === 'PUSH' };
    way.current = { ...entry, leaving: false, laid: Promise.resolve() };
  });
  // In the layout phase: before the effects of a wizard that is rendered with this very change.
  useLayoutEffect(() => {
    if (isOpen) arrive();
  }, [isOpen]);

  const isFirstEntry = arrival === 'POP' && (entryOf(state)?.trail.length ?? 1) <= 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: going back over entries ends on another one
  useEffect(() => {
    if (!isFirstEntry) return;
    const act = afterwards.current;
    afterwards.current = null;
    act?.();
  }, [key, isFirstEntry]);

  /** Goes back over the wizard's entries to the first one, and then on. */
  const leave = async (act: () => void) => {
    const { current } = way;
    if (current.leaving) return;
    current.leaving = true;
    await current.laid;
    const passed = Math.max(0, current.trail.length - 1);
    if (passed === 0) {
      act();
      return;
    }
    afterwards.current = act;
    navigate(-passed);
  };
  const close = async () => {
    if (!way.current.opened) {
      await leave(() => navigate({ pathname, search: withoutWizard(search), hash }, { replace: true }));
      return;
    }
    const { current } = way;
    if (current.leaving) return;
    current.leaving = true;
    await current.laid;
    navigate(-Math.max(1, current.trail.length));
  };
  return {
    close: () => void close(),
    leaveTo: (path) => void leave(() => navigate(path, { replace: true })),
    way,
  };
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
