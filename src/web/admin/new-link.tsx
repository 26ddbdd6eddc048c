import { useNavigate } from 'react-router';
import { KeyCap } from '../design/areas/key-cap.tsx';
import { ButtonLink } from '../design/button.tsx';
import { useKeys } from '../shell/use-keys.ts';

interface NewLinkProps {
  to: string;
  children: string;
}

/** Leads to where one more of what a screen lists is made, also by the key C. */
export function NewLink({ to, children }: NewLinkProps) {
  const navigate = useNavigate();
  useKeys({ c: () => void navigate(to) });
  return (
    <ButtonLink size="dense" to={to}>
      {children} <KeyCap>C</KeyCap>
    </ButtonLink>
  );
}
