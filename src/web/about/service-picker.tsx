import { useState } from 'react';
import { Form } from 'react-router';
import type { ServiceSlug } from '#domain/quote/catalogue.ts';
import { Arrow } from '../design/arrow.tsx';
import { Button } from '../design/button.tsx';
import { PriceDimension } from '../design/price-dimension.tsx';
import { RadioCard } from '../design/radio-card.tsx';
import { Sheet } from '../design/sheet.tsx';
import type { ServicePriceTag } from '../pages/price-tag.ts';
import { WIZARD_PARAM } from '../quote/wizard-link.ts';
import { ServiceIllustration } from '../services/service-illustration.tsx';

interface PickedService extends ServicePriceTag {
  slug: ServiceSlug;
  name: string;
  euros: readonly [min: number, max: number];
  unit: string | null;
}

interface ServicePickerProps {
  texts: { text: string; legend: string; submit: string };
  services: readonly PickedService[];
}

/** The entry of the wizard with the service chosen first: a form whose address opens it. */
export function ServicePicker({ texts, services }: ServicePickerProps) {
  const [picked, setPicked] = useState<ServiceSlug>('tvorba-webu');
  const service = services.find(({ slug }) => slug === picked);
  return (
    <Sheet registered>
      <Form method="get" preventScrollReset className="picker">
        <fieldset className="picker-services">
          <legend className="mark">{texts.legend}</legend>
          {services.map(({ slug, name, price }) => (
            <RadioCard
              key={slug}
              name={WIZARD_PARAM}
              value={slug}
              checked={slug === picked}
              onChange={() => setPicked(slug)}
            >
              <span className="picker-service">
                <span>{name}</span>
                <span className="picker-price numeral">{price}</span>
              </span>
            </RadioCard>
          ))}
        </fieldset>
        <div className="picker-quote">
          <ServiceIllustration slug={picked} className="picker-drawing" />
          {service && (
            <PriceDimension
              min={service.euros[0]}
              max={service.euros[1]}
              {...(service.unit && { unit: service.unit })}
              {...(service.duration && { time: service.duration })}
              size="large"
            />
          )}
          <p className="text-ink-2">{texts.text}</p>
          <Button type="submit" variant="primary" size="large">
            {texts.submit} <Arrow />
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
