import { site } from '#domain/content/site.ts';
import { operatorName } from '#domain/legal/operator.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { Facts } from '../design/areas/facts.tsx';
import { phoneHref } from '../shell/phone-href.ts';

/** Whom to call or write to; a mail begins with what it is about, such as the number of a request. */
export function ContactPart({ about }: { about?: string }) {
  const { email, phone, businessName, displayName } = site.operator;
  const { hours } = site.support;
  const subject = about === undefined ? '' : `?subject=${encodeURIComponent(about)}`;
  return (
    <AreaSection title="Kontakt">
      <Facts
        rows={[
          ...(phone
            ? [
                {
                  label: 'Zavolať',
                  value: (
                    <a
                      href={phoneHref(phone)}
                      className="text-link min-h-target content-center font-semibold"
                    >
                      {phone}
                    </a>
                  ),
                },
              ]
            : []),
          {
            label: 'Napísať',
            value: (
              <a
                href={`mailto:${email}${subject}`}
                className="text-link min-h-target content-center font-semibold"
              >
                {email}
              </a>
            ),
          },
          ...(businessName || displayName ? [{ label: 'Kto odpovie', value: operatorName(site) }] : []),
          ...(hours ? [{ label: 'Kedy', value: hours }] : []),
        ]}
      />
    </AreaSection>
  );
}
