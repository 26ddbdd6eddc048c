import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { wizardHref } from '../quote/wizard-link.ts';

/** The last place in the grid of services: for visitors who do not know which one they need. */
export function ServicesPrompt({ text }: { text: string }) {
  return (
    <li className="services-prompt">
      <p className="services-prompt-text">{text}</p>
      <ButtonLink to={wizardHref('tvorba-webu')} preventScrollReset>
        Vypočítať cenu <Arrow />
      </ButtonLink>
    </li>
  );
}
