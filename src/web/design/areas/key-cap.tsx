import './areas.css';

/** The keys that do what stands before them: "Ctrl Enter". Only for who has keys; the list of shortcuts says them aloud. */
export const KeyCap = ({ children }: { children: string }) => (
  <span className="key-cap" aria-hidden="true">
    <kbd>{children}</kbd>
  </span>
);
