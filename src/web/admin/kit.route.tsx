import { useState } from 'react';
import { OverlayPlace } from '../design/overlay-place.ts';
import { KitAreas } from './kit-areas.tsx';
import { KitFrames } from './kit-frames.tsx';
import { KitSite } from './kit-site.tsx';
import '../design/areas/kit.css';

export const meta = () => [{ title: 'Diely návrhu' }, { name: 'robots', content: 'noindex' }];

const THEMES = [
  ['light', 'Svetlý vzhľad'],
  ['dark', 'Tmavý vzhľad'],
] as const;

/** Every part of the design in every state and both themes, for those who build with them; in development only. */
export default function KitPage() {
  return (
    <>
      <h1 className="sr-only">Diely návrhu</h1>
      {THEMES.map(([theme, name]) => (
        <section
          key={theme}
          data-theme={theme}
          aria-label={`Rámy, ${name.toLowerCase()}`}
          className="kit-theme"
        >
          <KitFrames />
        </section>
      ))}
      <div className="kit">
        {THEMES.map(([theme, name]) => (
          <Column key={theme} theme={theme} name={name} />
        ))}
      </div>
    </>
  );
}

/** Everything in one theme, with what opens above the page. */
function Column({ theme, name }: { theme: string; name: string }) {
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  return (
    <section data-theme={theme} aria-label={name} className="kit-theme">
      <h2>{name}</h2>
      <OverlayPlace value={overlays}>
        <KitAreas />
        <KitSite />
      </OverlayPlace>
      <div ref={setOverlays} className="kit-overlays" />
    </section>
  );
}
