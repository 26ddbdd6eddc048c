import { site } from '#domain/content/site.ts';
import { Actions } from '../design/actions.tsx';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Hero, HeroSheet } from '../design/hero.tsx';
import { Workshop } from '../design/illustrations/workshop-drawing.tsx';
import { Breadcrumbs } from '../pages/breadcrumbs.tsx';
import { WIZARD_HREF } from '../quote/wizard-link.ts';
import { CONTACT_HREF } from '../shell/navigation.ts';

/** Who works here, beside the front view of the workshop. */
export function AboutHero({ title, text, cta }: { title: string; text: string; cta: string }) {
  const { displayName } = site.operator;
  return (
    <Hero
      above={<Breadcrumbs trail={[{ name: 'Domov', path: '/' }]} current="O&nbsp;mne" />}
      title={title}
      beside={
        <HeroSheet
          cells={[
            { label: 'Výkres', value: 'Dielňa' },
            { label: 'Pohľad', value: 'spredu' },
            { label: displayName ? 'Kreslí' : 'Značka', value: displayName ?? site.brand.name },
          ]}
        >
          <Workshop className="block h-auto w-full" />
        </HeroSheet>
      }
      wide
    >
      <p className="max-w-[60ch] text-ink-2">{text}</p>
      <Actions className="mt-3">
        <ButtonLink to={WIZARD_HREF} preventScrollReset variant="primary" size="large">
          Vypočítať cenu <Arrow />
        </ButtonLink>
        <ButtonLink to={CONTACT_HREF} size="large">
          {cta}
        </ButtonLink>
      </Actions>
    </Hero>
  );
}
