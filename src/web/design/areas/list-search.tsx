import { Search } from 'lucide-react';
import { useId } from 'react';
import { Form } from 'react-router';
import { canSearch, SEARCH_MIN } from '#domain/kernel/search-text.ts';
import { TextInput } from '../text-input.tsx';
import { KeyCap } from './key-cap.tsx';
import './areas.css';

interface ListSearchProps {
  /** What is searched, for screen readers. */
  label: string;
  placeholder: string;
  /** The list, and the search's name in its address. */
  action: string;
  name: string;
  value: string;
  max: number;
  /** What else the address says that the search leaves as it is. */
  kept: readonly (readonly [name: string, value: string])[];
  className?: string;
}

/** The search of a list, which stands in the address; the key `h` leads to it. */
export function ListSearch({
  label,
  placeholder,
  action,
  name,
  value,
  max,
  kept,
  className,
}: ListSearchProps) {
  const shortId = useId();
  const isShort = value !== '' && !canSearch(value);
  return (
    <Form role="search" action={action} className={className} key={value}>
      {kept.map(([other, text]) => (
        <input key={other} type="hidden" name={other} value={text} />
      ))}
      <span className="list-search">
        <TextInput
          type="search"
          name={name}
          aria-label={label}
          aria-describedby={isShort ? shortId : undefined}
          placeholder={placeholder}
          enterKeyHint="search"
          maxLength={max}
          defaultValue={value}
        />
        <Search aria-hidden="true" size={16} strokeWidth={1.5} />
        <KeyCap>H</KeyCap>
      </span>
      <p role="status" id={shortId} className="list-search-short">
        {isShort && `Na hľadanie napíšte aspoň ${SEARCH_MIN}\u00A0znaky.`}
      </p>
    </Form>
  );
}
