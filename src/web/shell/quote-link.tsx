import { Link, useParams } from 'react-router';
import { SERVICE_SLUGS } from '#domain/quote/catalogue.ts';
import { wizardHref } from '../quote/wizard-link.ts';

/** The call to action of header and menu: opens the wizard of the page's service, elsewhere of a website. */
export function QuoteLink({ className }: { className?: string }) {
  const { slug } = useParams();
  const service = SERVICE_SLUGS.find((known) => known === slug) ?? 'tvorba-webu';
  return (
    <Link to={wizardHref(service)} className={`button button-small button-primary ${className ?? ''}`}>
      Vypočítať cenu
    </Link>
  );
}
