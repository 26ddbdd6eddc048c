import { Link } from 'react-router';
import './areas.css';

interface AddressTabsProps {
  /** Name of the row for screen readers. */
  label: string;
  tabs: readonly { to: string; label: string; isShown: boolean }[];
}

/** Tabs at the upper edge of a sheet that are addresses: links, so that Back leads from one to the other. */
export const AddressTabs = ({ label, tabs }: AddressTabsProps) => (
  <nav aria-label={label} className="area-tabs area-tabs-fill">
    {tabs.map(({ to, label: name, isShown }) => (
      <Link
        key={to}
        to={to}
        className="area-tab"
        data-state={isShown ? 'active' : 'inactive'}
        aria-current={isShown ? 'page' : undefined}
      >
        {name}
      </Link>
    ))}
  </nav>
);
