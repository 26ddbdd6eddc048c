import { useState } from 'react';
import { Form } from 'react-router';
import type { ServiceSlug } from '#domain/quote/catalogue.ts';
import { DEFAULT_SERVICE } from '#domain/quote/default-service.ts';
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
  const [picked, setPicked] = useState(DEFAULT_SERVICE);
  const service = services.find(({ slug }) => slug === picked);
  return (
    <Sheet registered>
      <Form method="get" preventScrollReset className="grid lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <fieldset className="grid min-w-0 gap-2 p-sheet">
          <legend className="mark float-left mb-1">{texts.legend}</legend>
          {services.map(({ slug, name, price }) => (
            <RadioCard
              key={slug}
              name={WIZARD_PARAM}
              value={slug}
              checked={slug === picked}
              onChange={() => setPicked(slug)}
              className="items-center py-2.5"
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span>{name}</span>
                <span className="numeral text-ink-2 text-row">{price}</span>
              </span>
            </RadioCard>
          ))}
        </fieldset>
        <div className="grid content-center gap-5 border-ink p-sheet max-lg:border-t-stroke lg:border-l-stroke">
          <ServiceIllustration slug={picked} className="mx-auto w-full max-w-60" />
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
