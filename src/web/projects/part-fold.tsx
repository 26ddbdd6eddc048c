import { type ReactNode, useState } from 'react';
import { Disclosure } from '../design/disclosure.tsx';

interface PartFoldProps {
  /** What is in it, and how much. */
  title: ReactNode;
  /** The address leads to the part around it. */
  isAsked: boolean;
  onOpened?: () => void;
  children: ReactNode;
}

/** The rest of a part of a project where there is little room: one press away, and open for who comes by an address that leads there. */
export function PartFold({ title, isAsked, onOpened, children }: PartFoldProps) {
  const [isOpen, setOpen] = useState(isAsked);
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (isAsked) setOpen(true);
  }
  return (
    <Disclosure
      className="area-older"
      title={title}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
        if (open) onOpened?.();
      }}
    >
      {children}
    </Disclosure>
  );
}
