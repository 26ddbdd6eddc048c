import { useEffect, useState } from 'react';
import type { COOKIES_PAGE } from '#content/cookies.ts';
import type { StoredItem } from '#domain/consent/stored-items.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { reloadOnceReachable } from '../errors/chunk-reload.ts';
import { removeStored } from '../shell/stored-data.ts';
import { useHydrated } from '../shell/use-hydrated.ts';
import { isChatStarted } from './chat-widget.ts';
import { withdrawBeforeDeletion } from './consent-decision.ts';
import type { ConsentNotice } from './consent-notice.ts';

interface DataDeletionProps {
  texts: typeof COOKIES_PAGE.deletion;
  items: readonly StoredItem[];
  notice: ConsentNotice | null;
}

/** Removes what this site keeps in the browser, after a question; the page stays where it is. */
export function DataDeletion({ texts, items, notice }: DataDeletionProps) {
  const hydrated = useHydrated();
  const [asks, setAsks] = useState(false);
  const [done, remove] = useRemoval(items, notice);
  return (
    <div className="grid max-w-text justify-items-start gap-5 text-ink-2">
      <p>{texts.text}</p>
      <noscript>{texts.withoutScripts}</noscript>
      <Button disabled={!hydrated} onClick={() => setAsks(true)}>
        {texts.action}
      </Button>
      <p role="status" className="min-h-lh font-semibold text-ok">
        {done && texts.done}
      </p>
      <Dialog open={asks} onOpenChange={setAsks} title={texts.question} description={texts.warning}>
        <div className="grid grid-cols-2 gap-3 px-5 py-6 md:px-8">
          <Button
            onClick={() => {
              setAsks(false);
              void remove();
            }}
          >
            {texts.confirm}
          </Button>
          <Button onClick={() => setAsks(false)}>{texts.cancel}</Button>
        </div>
      </Dialog>
    </div>
  );
}

/** Whether everything has been removed, also before a reload, and how to do it. */
function useRemoval(
  items: readonly StoredItem[],
  notice: ConsentNotice | null,
): [done: boolean, remove: () => Promise<void>] {
  const [done, setDone] = useState(false);
  useEffect(() => {
    const { deleted, ...state } = history.state ?? {};
    if (deleted !== true) return;
    setDone(true);
    history.replaceState(state, '');
  }, []);

  const remove = async () => {
    if (notice) await withdrawBeforeDeletion(notice);
    // Our own cookies hold the protection of forms and the session: removed halfway they would only break both.
    removeStored(items.filter(({ kind, category }) => kind !== 'cookie' || category === 'chat'));
    // What reads the storage hears of it as other tabs do.
    dispatchEvent(new StorageEvent('storage', { key: null }));
    setDone(true);
    if (!isChatStarted()) return;
    // The history is what a reload keeps: the result is still to be told after it.
    history.replaceState({ ...history.state, deleted: true }, '');
    reloadOnceReachable();
  };
  return [done, remove];
}
