import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import './areas.css';

export interface AreaTab {
  value: string;
  label: string;
  /** What waits there. */
  count?: number;
  content: ReactNode;
}

interface AreaTabsProps {
  /** Name of the row of tabs for screen readers. */
  label: string;
  tabs: readonly AreaTab[];
  value: string;
  onValue: (value: string) => void;
}

/** Sheets of one thing behind tabs; the arrows move between them. */
export function AreaTabs({ label, tabs, value, onValue }: AreaTabsProps) {
  return (
    <Tabs.Root value={value} onValueChange={onValue}>
      <Tabs.List aria-label={label} className="area-tabs">
        {tabs.map(({ value: tab, label: name, count }) => (
          <Tabs.Trigger key={tab} value={tab} className="area-tab">
            {name}
            {count !== undefined && <span className="area-tab-count"> {count}</span>}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ value: tab, content }) => (
        <Tabs.Content key={tab} value={tab} className="area-tab-content">
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
