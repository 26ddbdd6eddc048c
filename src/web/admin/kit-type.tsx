import { KitPart } from './kit-part.tsx';

/** The sizes of type that tokens.css has for every page, the largest first. */
const SIZES = [
  { token: 'figure', pixels: 40, use: 'Cena a\u00A0názov ponuky', looks: 'heading' },
  { token: 'title', pixels: 28, use: 'Nadpis stránky', looks: 'heading' },
  { token: 'section', pixels: 21, use: 'Nadpis časti', looks: 'heading' },
  { token: 'base', pixels: 17, use: 'Polia, skupina, text', looks: 'heading' },
  { token: 'small', pixels: 15, use: 'Riadky klienta, tlačidlá', looks: 'text' },
  { token: 'row', pixels: 14, use: 'Riadky správy', looks: 'text' },
  { token: 'mark', pixels: 12, use: 'Čísla osí, klávesy', looks: 'mono' },
] as const;

/** Every size of type with what it is for. */
export const KitType = () => (
  <KitPart name="Písmo v&nbsp;pixeloch">
    <dl className="kit-type">
      {SIZES.map(({ token, pixels, use, looks }) => (
        <div key={token}>
          <dt>
            {pixels}
            <span>{use}</span>
          </dt>
          <dd className={`kit-type-${looks}`} style={{ fontSize: `var(--text-${token})` }}>
            Kalkulačka
          </dd>
        </div>
      ))}
    </dl>
  </KitPart>
);
