import { site } from '#domain/content/site.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Sheet } from '../design/sheet.tsx';
import { wizardHref } from '../quote/wizard-link.ts';
import { phoneHref } from '../shell/phone-href.ts';

interface ContactCallProps {
  text: string;
  methods: { email: string; phone: string; calculator: string };
}

/** How to reach the operator: drawn as the address field of a sheet. */
export function ContactCall({ text, methods }: ContactCallProps) {
  const { email, phone } = site.operator;
  return (
    <Sheet registered className="contact-call">
      <p className="contact-text">{text}</p>
      <dl className="contact-ways">
        <div>
          <dt className="mark">{methods.email}</dt>
          <dd>
            <a href={`mailto:${email}`} className="text-link">
              {email}
            </a>
          </dd>
        </div>
        {phone && (
          <div>
            <dt className="mark">{methods.phone}</dt>
            <dd>
              <a href={phoneHref(phone)} className="text-link">
                {phone}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt className="mark">{methods.calculator}</dt>
          <dd>
            <ButtonLink to={wizardHref('tvorba-webu')} variant="primary">
              Vypočítať cenu <Arrow />
            </ButtonLink>
          </dd>
        </div>
      </dl>
    </Sheet>
  );
}
