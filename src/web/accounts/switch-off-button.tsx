import { type ComponentProps, useState } from 'react';
import { Button } from '../design/button.tsx';

interface SwitchOffButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** False once they are off: what switches them on again does so at once. */
  asks?: boolean;
  onSure: () => void;
}

/** Switches mails off by a second press: a program that checks mails presses each button that it finds once. */
export function SwitchOffButton({ asks = true, onSure, children, ...button }: SwitchOffButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const press = () => {
    setAsking(asks && !isAsking);
    if (isAsking || !asks) onSure();
  };
  return (
    <>
      <Button {...button} onClick={press}>
        {isAsking ? 'Áno, vypnúť' : children}
      </Button>
      {isAsking && (
        <Button {...button} variant="quiet" onClick={() => setAsking(false)}>
          Nechať zapnuté
        </Button>
      )}
    </>
  );
}
