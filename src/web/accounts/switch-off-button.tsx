import { type ComponentProps, useState } from 'react';
import { Button } from '../design/button.tsx';

interface SwitchOffButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** What it says once it was pressed: the second press switches off. */
  sure: string;
  onSure: () => void;
}

/** Switches mails off by a second press: a program that checks mails presses each button that it finds once. */
export function SwitchOffButton({ sure, onSure, children, ...button }: SwitchOffButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => (isAsking ? onSure() : setAsking(true))}>
        {isAsking ? sure : children}
      </Button>
      {isAsking && (
        <Button {...button} variant="quiet" loading={false} onClick={() => setAsking(false)}>
          Nechať zapnuté
        </Button>
      )}
    </>
  );
}
