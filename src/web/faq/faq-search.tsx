import { type FormEvent, useEffect, useRef } from 'react';
import { FAQ_PAGE } from '#content/faq.ts';
import { SEARCH_MAX } from '#domain/faq/question-search.ts';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { TextInput } from '../design/text-input.tsx';

interface FaqSearchProps {
  query: string;
  onSearch: (text: string, when?: 'now') => void;
  /** How many questions were found; empty while nothing is looked for. */
  result: string;
}

/** The search field and its result, which screen readers hear. Without scripts it is not there. */
export function FaqSearch({ query, onSearch, result }: FaqSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  // The field follows the address (Back, "show all"), but never what is being typed: only its trimmed text is there.
  useEffect(() => {
    if (input.current && input.current.value.trim() !== query) input.current.value = query;
  }, [query]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(input.current?.value ?? '', 'now');
  };
  return (
    <search className="noscript:hidden">
      <form action="/faq" onSubmit={submit}>
        <Field label={FAQ_PAGE.search} hint={FAQ_PAGE.searchHint}>
          {(control) => (
            <div className="flex gap-2">
              <TextInput
                {...control}
                ref={input}
                type="search"
                name="q"
                maxLength={SEARCH_MAX}
                autoComplete="off"
                enterKeyHint="search"
                onInput={({ currentTarget }) => onSearch(currentTarget.value)}
              />
              <Button type="submit">{FAQ_PAGE.submit}</Button>
            </div>
          )}
        </Field>
      </form>
      {/* The line is kept free, so that the questions stay where they are. */}
      <p role="status" className="mt-2 min-h-lh font-mono text-row tracking-tight">
        {result}
      </p>
    </search>
  );
}
