import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AnswerOf } from '#domain/api/call.ts';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { canSearch, SEARCH_MIN } from '#domain/kernel/search-text.ts';
import { searchAll } from '#domain/search/calls.ts';
import { SEARCH_MAX } from '#domain/search/search-limits.ts';
import { SearchBox } from '../design/areas/search-box.tsx';
import { callApi } from '../shell/api-client.ts';
import { foundGroups } from './found-groups.tsx';

/** Between the last key and the question. */
const PAUSE_MS = 200;

type Found = AnswerOf<typeof searchAll>;

/** One search of requests, offers, projects and clients, on every screen of the desk (business 6). */
export function DeskSearch() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const asked = useSettled(text.trim());
  const isAsked = canSearch(asked);
  const { data, error, isFetching } = useQuery({
    queryKey: [searchAll.path, asked],
    queryFn: ({ signal }) => callApi(searchAll, { query: { search: asked } }, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Said in the box itself.
    meta: { toast: false },
  });
  const found = isAsked && canSearch(text) && !error ? data : undefined;
  const groups = found ? foundGroups(found, asked) : [];
  return (
    <SearchBox
      label="Hľadať vo všetkom"
      max={SEARCH_MAX}
      value={text}
      onValue={setText}
      groups={groups}
      said={saidOf(text, { found, error, isWaiting: isFetching || text.trim() !== asked })}
      onOpen={(to) => {
        setText('');
        void navigate(to);
      }}
    />
  );
}

interface State {
  found: Found | undefined;
  error: unknown;
  isWaiting: boolean;
}

function saidOf(text: string, { found, error, isWaiting }: State): string {
  if (!canSearch(text)) return `Napíšte aspoň ${SEARCH_MIN}\u00A0znaky.`;
  if (isWaiting) return found ? '' : 'Hľadá sa…';
  if (error) return callAdvice(factsOf(error));
  const isNothing = found && Object.values(found).every(({ rows }) => rows.length === 0);
  return isNothing ? 'Nič sa nenašlo. Skúste iné slovo.' : '';
}

/** The text once nothing was typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
