import { site } from '#domain/content/site.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { wizardHref } from '../quote/wizard-link.ts';
import { phoneHref } from '../shell/phone-href.ts';

interface ContactWaysProps {
  methods: { email: string; phone: string; online: string; calculator: string };
  online: string;
  prompt: string;
}

/** Every way to reach the operator besides the form. */
export function ContactWays({ methods, online, prompt }: ContactWaysProps) {
  const { email, phone } = site.operator;
  return (
    <dl className="ways">
      {phone && (
        <div>
          <dt className="mark">{methods.phone}</dt>
          <dd>
            <a href={phoneHref(phone)} className="ways-link">
              {phone}
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt className="mark">{methods.email}</dt>
        <dd>
          <a href={`mailto:${email}`} className="ways-link">
            {email}
          </a>
        </dd>
      </div>
      <div>
        <dt className="mark">{methods.online}</dt>
        <dd>{online}</dd>
      </div>
      <div>
        <dt className="mark">{methods.calculator}</dt>
        <dd>
          <p>{prompt}</p>
          <ButtonLink to={wizardHref('tvorba-webu')} preventScrollReset className="mt-3">
            Vypočítať cenu <Arrow />
          </ButtonLink>
        </dd>
      </div>
    </dl>
  );
}
