import { useEffect } from 'react';

const BADGE = /^\(\d+\+?\) /;
const MOST = 99;

const plain = (title: string): string => title.replace(BADGE, '');

/** "(2) Projekt" in the title of the tab while something is unread, whatever title the screens give it. */
export function useTitleBadge(unread: number): void {
  useEffect(() => {
    if (unread === 0) return;
    const mark = () => {
      const marked = `(${unread > MOST ? `${MOST}+` : unread}) ${plain(document.title)}`;
      if (document.title !== marked) document.title = marked;
    };
    mark();
    const titles = new MutationObserver(mark);
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      titles.disconnect();
      document.title = plain(document.title);
    };
  }, [unread]);
}
