import './areas.css';

interface KeysProps {
  keys: readonly (readonly [keys: readonly string[], what: string])[];
}

const Caps = ({ keys }: { keys: readonly string[] }) =>
  keys.map((key) => (
    <kbd key={key} className="key-cap">
      {key}
    </kbd>
  ));

/** What keys do on a screen, under its list: a reminder for who sees it and has keys; the list of keys says it aloud. */
export const KeyStrip = ({ keys }: KeysProps) => (
  <p className="key-strip" aria-hidden="true">
    {keys.map(([caps, what]) => (
      <span key={what} data-keys={caps.join(' ')}>
        <Caps keys={caps} /> {what}
      </span>
    ))}
  </p>
);

/** All keys of an area and what they do, to be read and heard. */
export const KeyList = ({ keys }: KeysProps) => (
  <dl className="key-list">
    {keys.map(([caps, what]) => (
      <div key={what}>
        <dt>
          <Caps keys={caps} />
        </dt>
        <dd>{what}</dd>
      </div>
    ))}
  </dl>
);

/** The keys that do what stands before them: "Ctrl Enter". Only for who has keys; the list of shortcuts says them aloud. */
export const KeyCap = ({ children }: { children: string }) => (
  <span className="key-cap" aria-hidden="true">
    <kbd>{children}</kbd>
  </span>
);
