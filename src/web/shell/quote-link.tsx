import { useParams } from 'react-router';
import { SERVICE_SLUGS } from '#domain/quote/catalogue.ts';
import { DEFAULT_SERVICE } from '#domain/quote/default-service.ts';
import { wizardHref } from '../quote/wizard-link.ts';

/**
 * The call to action of header and menu: opens the wizard of the page's service, elsewhere of a website. A plain link, so
 * that the HTML does not name the page: the one for unknown addresses stands at all of them.
 */
export function QuoteLink({ className }: { className?: string }) {
  const { slug } = useParams();
  const service = SERVICE_SLUGS.find((known) => known === slug) ?? DEFAULT_SERVICE;
  return (
    <a href={wizardHref(service)} className={`button button-small button-primary ${className ?? ''}`}>
      Vypočítať cenu
    </a>
  );
}
