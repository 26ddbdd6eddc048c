import { type ChangeEvent, useId } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import { REFERENCE_PAGE } from '#content/reference-page.ts';
import {
  FILTER_SERVICE,
  FILTER_TRADE,
  filterQuery,
  type ReferenceFilter,
} from '#domain/references/reference-filter.ts';
import { Select } from '../design/select.tsx';

interface Option {
  value: string;
  label: string;
}

interface ReferenceFilterFormProps {
  filter: ReferenceFilter;
  trades: readonly Option[];
  services: readonly Option[];
}

/** Narrows the list down through the address, so that Back, links and bookmarks work; a plain form without scripts. */
export function ReferenceFilterForm({ filter, trades, services }: ReferenceFilterFormProps) {
  const navigate = useNavigate();
  const choose = (change: Partial<ReferenceFilter>) =>
    navigate({ search: filterQuery({ ...filter, ...change }) }, { preventScrollReset: true });
  return (
    <Form
      method="get"
      action="/projekty"
      preventScrollReset
      className="grid items-end gap-x-6 gap-y-4 sm:grid-cols-[--spacing(72)_--spacing(72)_auto] sm:justify-start"
    >
      <FilterField
        name={FILTER_TRADE}
        label={REFERENCE_PAGE.trade}
        every={REFERENCE_PAGE.everyTrade}
        options={trades}
        value={filter.trade}
        onChoose={(trade) => choose({ trade })}
      />
      <FilterField
        name={FILTER_SERVICE}
        label={REFERENCE_PAGE.service}
        every={REFERENCE_PAGE.everyService}
        options={services}
        value={filter.service}
        onChoose={(service) => choose({ service })}
      />
      <noscript>
        <button type="submit" className="button button-secondary">
          {REFERENCE_PAGE.apply}
        </button>
      </noscript>
      {(filter.trade || filter.service) && (
        <Link to="/projekty" preventScrollReset className="button button-link justify-self-start">
          {REFERENCE_PAGE.all}
        </Link>
      )}
    </Form>
  );
}

interface FilterFieldProps {
  name: string;
  label: string;
  /** The option that does not narrow. */
  every: string;
  options: readonly Option[];
  value: string | null;
  onChoose: (value: string | null) => void;
}

function FilterField({ name, label, every, options, value, onChoose }: FilterFieldProps) {
  const id = useId();
  const change = ({ target }: ChangeEvent<HTMLSelectElement>) => onChoose(target.value || null);
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <Select id={id} name={name} value={value ?? ''} onChange={change}>
        <option value="">{every}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
