import { Link } from 'react-router';
import { wizardHref } from '../quote/wizard-link.ts';

/** The call to action of header, menu and footer: opens the wizard for a website on the current page. */
export function QuoteLink({ className }: { className?: string }) {
  return (
    <Link to={wizardHref('tvorba-webu')} className={`button button-small button-primary ${className ?? ''}`}>
      Vypočítať cenu
    </Link>
  );
}
