import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SEARCH_MAX } from '#domain/requests/inbox-limits.ts';
import { INBOX_STATUS_TEXTS, REQUEST_KIND_TEXTS } from '#domain/requests/inbox-texts.ts';
import { REQUEST_KINDS, REQUEST_STATUSES } from '#domain/requests/request-status.ts';
import { Dense } from '../design/areas/dense.tsx';
import { ListSearch } from '../design/areas/list-search.tsx';
import { SegmentedLinks } from '../design/areas/segmented-links.tsx';
import { Button } from '../design/button.tsx';
import { classes } from '../design/classes.ts';
import { Select } from '../design/select.tsx';
import { BOARD, INBOX, INBOX_LIST, inboxViews } from './inbox-addresses.ts';

/** The two ways to see the inbox. */
export const ListOrBoard = ({ isBoard = false }: { isBoard?: boolean }) => (
  <SegmentedLinks
    label="Zobrazenie"
    links={[
      { to: INBOX, label: 'Zoznam', isShown: !isBoard },
      { to: BOARD, label: 'Nástenka', isShown: isBoard },
    ]}
  />
);

interface ViewsProps {
  address: URLSearchParams;
  counts: Readonly<Record<'waiting' | 'unanswered' | 'lapsed' | 'snoozed', number>>;
}

/** Filters of every day, with what is behind them. */
export function Views({ address, counts }: ViewsProps) {
  const { waiting, unanswered, lapsed, snoozed } = counts;
  const waits: Record<string, number> = { waiting, unanswered, lapsed, snoozed };
  const limits = (search: URLSearchParams) =>
    (['status', 'waiting', 'unanswered', 'lapsed', 'snoozed', 'since'] as const)
      .map(INBOX_LIST.read(search))
      .join();
  const shown = limits(address);
  return (
    <SegmentedLinks
      label="Pohľady"
      links={inboxViews(new Date().getFullYear()).map(({ key, label, to }) => ({
        to,
        label,
        count: waits[key],
        isShown: limits(new URLSearchParams(to.split('?')[1])) === shown,
      }))}
    />
  );
}

/** A state of one's own choice in place of what the views show. */
const NO_VIEW = { waiting: '', unanswered: '', lapsed: '', snoozed: '', since: '' };

/** What is searched for, and which requests; everything stands in the address. */
export function InboxFilters({ address }: { address: URLSearchParams }) {
  const { names } = INBOX_LIST;
  const navigate = useNavigate();
  const limit = (changes: Parameters<typeof INBOX_LIST.changed>[1]) =>
    void navigate(INBOX_LIST.changed(address, changes));
  const isLimited = address.has(names.status) || address.has(names.kind);
  const [isOpen, setOpen] = useState(isLimited);
  return (
    <Dense className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 md:flex">
      <ListSearch
        label="Hľadať v&nbsp;dopytoch"
        placeholder="Hľadať v&nbsp;dopytoch"
        action={INBOX}
        name={names.search}
        value={address.get(names.search) ?? ''}
        max={SEARCH_MAX}
        kept={[...address].filter(([name]) => name !== names.search && name !== names.after)}
        className="min-w-0 md:w-96"
      />
      <Button className="md:hidden" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Filter
      </Button>
      <div className={classes('col-span-2 grid-cols-2 gap-2 md:flex', isOpen ? 'grid' : 'hidden')}>
        <Select
          aria-label="Stav"
          value={address.get(names.status) ?? ''}
          onChange={({ target }) => limit({ ...NO_VIEW, status: target.value })}
        >
          <option value="">Stav: okrem archívu</option>
          {REQUEST_STATUSES.map((status) => (
            <option key={status} value={status}>
              {INBOX_STATUS_TEXTS[status]}
            </option>
          ))}
          <option value="all">Všetky aj s&nbsp;archívom</option>
        </Select>
        <Select
          aria-label="Zdroj"
          value={address.get(names.kind) ?? ''}
          onChange={({ target }) => limit({ kind: target.value })}
        >
          <option value="">Zdroj: všetky</option>
          {REQUEST_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {REQUEST_KIND_TEXTS[kind]}
            </option>
          ))}
        </Select>
      </div>
    </Dense>
  );
}
