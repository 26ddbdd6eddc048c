import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { SEARCH_MAX } from '#domain/faq/question-search.ts';
import { useHydrated } from '../shell/use-hydrated.ts';

/** Search parameter of the query: /faq?q=zaloha. */
const QUERY_PARAM = 'q';
/** After the last key: the page and what screen readers hear change once for a word, not for every letter. */
const SETTLE_MS = 200;

interface QuestionSearch {
  query: string;
  /** Looks for a text as soon as the typing pauses, or at once. It replaces the address and adds nothing to the history. */
  search: (text: string, when?: 'settled' | 'now') => void;
}

/** What is looked for; the address holds it, so that a search can be shared and reloaded. */
export function useQuestionSearch(): QuestionSearch {
  const hydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = useCallback(
    (text: string) => {
      const change = (previous: URLSearchParams) => {
        const next = new URLSearchParams(previous);
        if (text.trim() === '') next.delete(QUERY_PARAM);
        else next.set(QUERY_PARAM, text.trim());
        return next;
      };
      setParams(change, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  const search: QuestionSearch['search'] = (text, when = 'settled') => {
    clearTimeout(timer.current);
    if (when === 'now') show(text);
    else timer.current = setTimeout(() => show(text), SETTLE_MS);
  };
  return { query: hydrated ? (params.get(QUERY_PARAM) ?? '').slice(0, SEARCH_MAX) : '', search };
}
