import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { loadInAdvance } from './chunk-reload.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyModule } from './lazy-module.tsx';
import { loadToasts } from './load-toasts.ts';
import { PlainToasts } from './plain-toasts.tsx';
import { useToasts } from './use-toast.ts';

const ToastArea = lazyModule(loadToasts);

/**
 * The page's toast area; rendered once, beside the pages. Its code comes after a while: a toast that says the network is
 * gone has to be there by then.
 */
export function Toaster() {
  const toasts = useToasts();
  const region = useRef<HTMLDivElement>(null);
  useFocusBesideDialogs(region);
  useEffect(() => {
    const timer = setTimeout(() => loadInAdvance(loadToasts), PRELOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    // Modal dialogs hide everything else from screen readers, except what has aria-live.
    <div ref={region} aria-live="off">
      {toasts.length > 0 && (
        <ErrorBoundary
          level="component"
          component="ToastArea"
          instead={() => <PlainToasts toasts={toasts} />}
        >
          <Suspense fallback={null}>
            <ToastArea toasts={toasts} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

const PRELOAD_MS = 3000;

/** Lets the focus into the toasts while a modal dialog is open, whose trap would take it back at once. */
function useFocusBesideDialogs(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && region.current?.contains(target);
    const onFocusIn = (event: FocusEvent) => isInside(event.target) && event.stopImmediatePropagation();
    const onFocusOut = (event: FocusEvent) =>
      isInside(event.relatedTarget) && event.stopImmediatePropagation();
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, [region]);
}
