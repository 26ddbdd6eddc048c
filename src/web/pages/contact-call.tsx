import type { ReactNode } from 'react';
import { site } from '#domain/content/site.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { classes } from '../design/classes.ts';
import { SplitSheet } from '../design/split-sheet.tsx';
import { WIZARD_HREF } from '../quote/wizard-link.ts';
import { phoneHref } from '../shell/phone-href.ts';

interface ContactCallProps {
  text: string;
  methods: { email: string; phone: string; calculator: string };
}

/** How to reach the operator: drawn as the address field of a sheet. */
export function ContactCall({ text, methods }: ContactCallProps) {
  const { email, phone } = site.operator;
  const ways = (
    <dl className="divide-y divide-line">
      <Way name={methods.email}>
        <AddressLink href={`mailto:${email}`}>{email}</AddressLink>
      </Way>
      {phone && (
        <Way name={methods.phone}>
          <AddressLink href={phoneHref(phone)}>{phone}</AddressLink>
        </Way>
      )}
      <Way name={methods.calculator} className="print:hidden">
        <ButtonLink to={WIZARD_HREF} variant="primary">
          Vypočítať cenu <Arrow />
        </ButtonLink>
      </Way>
    </dl>
  );
  return (
    <SplitSheet aside={ways}>
      <p className="max-w-[52ch] text-lead max-sm:text-base">{text}</p>
    </SplitSheet>
  );
}

const Way = ({ name, className, children }: { name: string; className?: string; children: ReactNode }) => (
  <div className={classes('grid gap-1.5 px-sheet py-5 max-sm:py-3', className)}>
    <dt className="mark">{name}</dt>
    <dd>{children}</dd>
  </div>
);

const AddressLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="inline-flex min-h-target items-center font-semibold wrap-anywhere text-link">
    {children}
  </a>
);
