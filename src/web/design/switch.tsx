import type { ComponentProps } from 'react';
import './switch.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> {
  checked: boolean;
  onSwitch: (on: boolean) => void;
}

/** Something that is on or off at once; its children are the label. */
export function Switch({ checked, onSwitch, children, ...input }: SwitchProps) {
  return (
    <label className="switch">
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      <span aria-hidden="true" className="switch-track" />
      {children}
    </label>
  );
}
