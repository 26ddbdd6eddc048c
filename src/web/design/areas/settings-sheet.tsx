import { type ReactNode, useId } from 'react';
import { Button } from '../button.tsx';
import { showFocused } from '../focus-control.ts';
import { Notice } from '../notice.tsx';
import { useCurrentPart } from './use-current-part.ts';
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
export function SettingsSheet({ label, sections, children }: SettingsSheetProps) {
  const current = useCurrentPart(sections.map(({ id }) => id));
  return (
    <div className="settings">
      <nav aria-label={label} className="settings-nav" onFocus={showFocused}>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="settings-link"
                aria-current={id === current ? 'location' : undefined}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="settings-sections">{children}</div>
    </div>
  );
}

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

interface SettingsEndProps {
  /** What the button does: "Uložiť". */
  label: string;
  isSending: boolean;
  /** What to do after it failed; null while it has not. */
  advice: string | null;
  /** That what was changed while it was being sent still waits; null where nothing does. */
  later: string | null;
  /** What stands now, where it was changed elsewhere meanwhile. */
  now?: ReactNode;
  /** Nothing more can be sent: the form is only left. */
  isOver?: boolean;
  /** What has happened, said beside the button until something changes; empty while nothing has. */
  done: string;
  /** Gives the form up; without it there is no such button. */
  onCancel?: () => void;
  /** Another button, at the end. */
  beside?: ReactNode;
}

/** The end of a form: its button, and how it went. */
export const SettingsEnd = ({
  label,
  isSending,
  advice,
  later,
  now,
  isOver = false,
  done,
  onCancel,
  beside,
}: SettingsEndProps) => (
  <>
    <div role="alert">
      {advice && <Notice tone="error">{advice}</Notice>}
      {later && <Notice tone="warn">{later}</Notice>}
    </div>
    {now}
    <div className="settings-end">
      {!isOver && (
        <Button type="submit" size="small" loading={isSending}>
          {label}
        </Button>
      )}
      {onCancel && (
        <Button variant={isOver ? 'secondary' : 'quiet'} size="small" onClick={onCancel}>
          {isOver ? 'Zavrieť' : 'Zrušiť'}
        </Button>
      )}
      {beside}
      <p role="status" className="settings-done">
        {done}
      </p>
    </div>
  </>
);

/** Fields of a form in a grid of six columns; each takes three of them, a third two, on phones all of it. */
export const SettingsFields = ({ children }: { children: ReactNode }) => (
  <div className="settings-fields">{children}</div>
);
