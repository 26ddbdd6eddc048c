import { type ReactNode, useId } from 'react';
import './areas.css';
import './settings-sheet.css';

interface SettingsSheetProps {
  /** Name of the navigation for screen readers. */
  label: string;
  sections: readonly { id: string; title: string }[];
  /** A SettingsSection for each. */
  children: ReactNode;
}

/** Parts of one long screen with the way to each: beside them from 1024 px on, below it a row above them. */
export const SettingsSheet = ({ label, sections, children }: SettingsSheetProps) => (
  <div className="settings">
    <nav aria-label={label} className="settings-nav">
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="settings-link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <div className="settings-sections">{children}</div>
  </div>
);

interface SettingsSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part under a rule, with its title at the side where there is room. */
export function SettingsSection({ id, title, children }: SettingsSectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="settings-section">
      <h2 id={headingId} className="settings-title">
        {title}
      </h2>
      <div className="settings-body">{children}</div>
    </section>
  );
}

interface SettingsRowProps {
  /** What it is. */
  term: ReactNode;
  /** What is so, or what follows from it. */
  children?: ReactNode;
  /** What can be done about it: a button or a switch. */
  action?: ReactNode;
}

/** Rows of a part, a rule between them. */
export const SettingsRows = ({ children }: { children: ReactNode }) => (
  <ul className="settings-rows">{children}</ul>
);

/** One thing of a list: its name, what is said of it, and what can be done. */
export const SettingsRow = ({ term, children, action }: SettingsRowProps) => (
  <li className="settings-row">
    <div className="settings-row-text">
      <p className="settings-row-term">{term}</p>
      {children && <div className="settings-row-note">{children}</div>}
    </div>
    {action && <div className="settings-row-action">{action}</div>}
  </li>
);
