import { site } from '#domain/content/site.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { DrawingGrid } from '../design/drawing-grid.tsx';
import { Workshop } from '../design/illustrations/workshop-drawing.tsx';
import { Sheet } from '../design/sheet.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import { Breadcrumbs } from '../pages/breadcrumbs.tsx';
import { wizardHref } from '../quote/wizard-link.ts';
import { CONTACT_HREF } from '../shell/navigation.ts';

/** Who works here, beside the front view of the workshop. */
export function AboutHero({ title, text, cta }: { title: string; text: string; cta: string }) {
  const { displayName } = site.operator;
  return (
    <DrawingGrid className="hero">
      <div className="frame hero-columns lg:grid-cols-[minmax(0,1fr)_minmax(0,--spacing(120))]">
        <div className="hero-text">
          <Breadcrumbs trail={[{ name: 'Domov', path: '/' }]} current="O mne" />
          <h1 className="text-h1">{title}</h1>
          <p className="max-w-[60ch] text-ink-2">{text}</p>
          <div className="actions">
            <ButtonLink to={wizardHref('tvorba-webu')} preventScrollReset variant="primary" size="large">
              Vypočítať cenu <Arrow />
            </ButtonLink>
            <ButtonLink to={CONTACT_HREF} size="large">
              {cta}
            </ButtonLink>
          </div>
        </div>
        <Sheet registered className="hero-sheet">
          <div className="hero-sheet-body">
            <Workshop className="block h-auto w-full" />
          </div>
          <TitleBlock
            cells={[
              { label: 'Výkres', value: 'Dielňa' },
              { label: 'Pohľad', value: 'spredu' },
              { label: displayName ? 'Kreslí' : 'Značka', value: displayName ?? site.brand.name },
            ]}
          />
        </Sheet>
      </div>
    </DrawingGrid>
  );
}
