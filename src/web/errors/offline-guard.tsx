import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type Location, useBlocker, useLocation } from 'react-router';
import { Actions } from '../design/actions.tsx';
import { Button } from '../design/button.tsx';
import { Sheet } from '../design/sheet.tsx';
import { WIZARD_PARAM, withoutWizard } from '../quote/wizard-link.ts';
import { CONFIRMATION_HREF } from '../shell/navigation.ts';
import { ErrorDialog } from './error-dialog.tsx';
import { isReachable, onceReachableAgain } from './reachability.ts';
import { showToast } from './toast-store.ts';

const TITLE = 'Ste bez pripojenia';
/** Where a sheet has no place. */
const HELD = {
  title: TITLE,
  description: 'Stránku otvorte znova, keď sa pripojenie vráti.',
  variant: 'destructive',
} as const;

/** What the server has to send; the wizard opens over the page without it. */
const pageOf = ({ pathname, search }: Location): string => pathname + withoutWizard(search);

/**
 * Holds back every way to another page while the browser has no connection: the visitor stays with what is on the screen
 * and in the forms, and goes on by one tap or by itself once the server answers.
 */
export function OfflineGuard() {
  const isOffline = useSyncExternalStore(
    subscribeToConnection,
    () => !navigator.onLine,
    () => false,
  );
  const [isHolding, setHolding] = useState(false);
  useEffect(() => (isOffline ? holdTabs() : undefined), [isOffline]);
  // With a connection there is no blocker: React Router would warn of each way back that it did not make itself.
  return isOffline || isHolding ? <HeldNavigation onHold={setHolding} /> : null;
}

function subscribeToConnection(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

function HeldNavigation({ onHold }: { onHold: (isHolding: boolean) => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine &&
      nextLocation.pathname !== CONFIRMATION_HREF &&
      pageOf(currentLocation) !== pageOf(nextLocation),
  );
  const { search } = useLocation();
  const isUnderWizard = new URLSearchParams(search).has(WIZARD_PARAM);
  useEffect(() => {
    // A modal over the wizard's own could not be used.
    if (blocker.state !== 'blocked' || !isUnderWizard) return;
    blocker.reset();
    showToast(HELD);
  }, [blocker, isUnderWizard]);
  const isHolding = blocker.state !== 'unblocked';
  useEffect(() => onHold(isHolding), [onHold, isHolding]);
  if (blocker.state !== 'blocked' || isUnderWizard) return null;
  return <OfflineSheet onBack={() => blocker.proceed()} onStay={() => blocker.reset()} />;
}

/** Links that open a tab would show the browser's own page there. Returns how to let them go. */
function holdTabs(): () => void {
  const hold = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.target !== '_blank' || link.origin !== location.origin) return;
    event.preventDefault();
    showToast(HELD);
  };
  addEventListener('click', hold);
  return () => removeEventListener('click', hold);
}

function OfflineSheet({ onBack, onStay }: { onBack: () => void; onStay: () => void }) {
  const [isStuck, setStuck] = useState(false);
  const goOn = useEffectEvent(onBack);
  // It can be back before the first look.
  useEffect(() => onceReachableAgain(() => goOn(), { isLost: true }), []);
  const retry = async () => {
    setStuck(false);
    if (await isReachable()) onBack();
    else setStuck(true);
  };
  return (
    <ErrorDialog label={TITLE} onClose={onStay}>
      <Sheet className="p-6 md:p-10">
        <h2 className="text-section">{TITLE}</h2>
        <p className="mt-3">
          Stránka, ktorú ste vybrali, sa teraz nedá načítať. Nič sa nestratilo: to, čo ste vyplnili, zostáva
          na svojom mieste.
        </p>
        <p className="mt-2 text-ink-2">Keď sa pripojenie vráti, stránka sa otvorí sama.</p>
        <p role="status" className="mt-2 min-h-lh font-semibold">
          {isStuck && 'Pripojenie sa zatiaľ nevrátilo.'}
        </p>
        <Actions className="mt-4">
          <Button variant="primary" onClick={retry}>
            Skúsiť znova
          </Button>
          <Button onClick={onStay}>Zostať tu</Button>
        </Actions>
      </Sheet>
    </ErrorDialog>
  );
}
