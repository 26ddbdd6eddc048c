import type { ReactNode } from 'react';
import { site } from '#domain/content/site.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { WIZARD_HREF } from '../quote/wizard-link.ts';
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
    <dl className="facts facts-columns mt-2 border-line border-b *:first:border-ink">
      {phone && (
        <Way name={methods.phone}>
          <Address href={phoneHref(phone)}>{phone}</Address>
        </Way>
      )}
      <Way name={methods.email}>
        <Address href={`mailto:${email}`}>{email}</Address>
      </Way>
      <Way name={methods.online}>{online}</Way>
      <Way name={methods.calculator}>
        <p>{prompt}</p>
        <ButtonLink to={WIZARD_HREF} preventScrollReset className="mt-3">
          Vypočítať cenu <Arrow />
        </ButtonLink>
      </Way>
    </dl>
  );
}

const Way = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="mark pt-1.5">{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Address = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    className="inline-flex min-h-target items-center heading text-section underline decoration-control underline-offset-4 hover:text-anchor hover:decoration-current"
  >
    {children}
  </a>
);
