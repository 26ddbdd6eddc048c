import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { TextInput } from '../text-input.tsx';
import { KeyCap } from './key-cap.tsx';
import './areas.css';

export interface FoundOption {
  /** Where it leads; names it among the others, too. */
  to: string;
  lead: ReactNode;
  detail?: ReactNode;
}

export interface FoundGroup {
  /** Its kind: "Dopyty". */
  label: string;
  options: readonly FoundOption[];
}

interface SearchBoxProps {
  label: string;
  max: number;
  value: string;
  onValue: (value: string) => void;
  groups: readonly FoundGroup[];
  /** Said in place of what is found, or beside it: that it is looked for, that there is nothing, that it failed. */
  said: string;
  onOpen: (to: string) => void;
}

/** The option a key leads to from another one, or from none (-1), of so many; undefined for every other key. */
export function optionAfter(key: string, at: number, count: number): number | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined || count === 0) return undefined;
  // Upwards from none leads to the last one.
  return (Math.max(at, step === 1 ? -1 : 0) + step + count) % count;
}

/**
 * A search whose finds stand under it in groups (the combobox pattern): the arrows lead through them while the text keeps
 * the focus, Enter opens the one that is marked, at first the first, and Escape closes them, then empties the text.
 */
export function SearchBox({ label, max, value, onValue, groups, said, onOpen }: SearchBoxProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const options = groups.flatMap((group) => group.options);
  const at = Math.min(marked, options.length - 1);
  const isShown = isOpen && value.trim() !== '' && (options.length > 0 || said !== '');
  const optionId = (index: number) => `${id}-${index}`;
  const open = (to: string) => {
    setOpen(false);
    onOpen(to);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = optionAfter(event.key, isShown ? at : -1, options.length);
    if (next !== undefined) {
      event.preventDefault();
      setOpen(true);
      setMarked(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    const target = options[at];
    if (event.key === 'Enter' && isShown && target) {
      event.preventDefault();
      open(target.to);
    }
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      if (isShown) setOpen(false);
      else onValue('');
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not known to all browsers that we serve
    <div
      ref={box}
      role="search"
      aria-label={label}
      className="search-box"
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <span className="list-search">
        <TextInput
          type="search"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}-found`}
          {...(isShown && options.length > 0 && { 'aria-activedescendant': optionId(at) })}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={max}
          value={value}
          onChange={({ target }) => {
            setOpen(true);
            setMarked(0);
            onValue(target.value);
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={press}
        />
        <Search aria-hidden="true" size={16} strokeWidth={1.5} />
        <KeyCap>/</KeyCap>
      </span>
      <div className="search-box-found" hidden={!isShown}>
        <p role="status">{isShown && said}</p>
        <div id={`${id}-found`} role="listbox" aria-label={label}>
          {isShown &&
            groups.map((group, place) => (
              <Group
                key={group.label}
                group={group}
                first={groups.slice(0, place).reduce((sum, { options: before }) => sum + before.length, 0)}
                at={at}
                optionId={optionId}
                onMark={setMarked}
                onOpen={open}
              />
            ))}
        </div>
      </div>
    </div>
  );
}

interface GroupProps {
  group: FoundGroup;
  /** Place of its first option among all. */
  first: number;
  at: number;
  optionId: (index: number) => string;
  onMark: (index: number) => void;
  onOpen: (to: string) => void;
}

function Group({ group: { label, options }, first, at, optionId, onMark, onOpen }: GroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mark">
        {label}
      </p>
      {options.map(({ to, lead, detail }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text keeps the focus, and its keys open the marked one
        // biome-ignore lint/a11y/useFocusableInteractive: the same
        <div
          key={to}
          id={optionId(first + index)}
          role="option"
          aria-selected={first + index === at}
          className="search-box-option"
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => onMark(first + index)}
          onClick={() => onOpen(to)}
        >
          <span>{lead}</span>
          {detail && <span className="text-ink-2">{detail}</span>}
        </div>
      ))}
    </div>
  );
}
