import type { ReferenceContent } from '#domain/content/schema.ts';
import { formularHavariaAleboMontaz } from './references/formular-havaria-alebo-montaz.ts';
import { kalkulackaPodlahy } from './references/kalkulacka-podlahy.ts';
import { planServisnychPrehliadok } from './references/plan-servisnych-prehliadok.ts';
import { pohotovostPodDohladom } from './references/pohotovost-pod-dohladom.ts';
import { portfolioStavebnejFirmy } from './references/portfolio-stavebnej-firmy.ts';
import { rekonstrukcieKrokZaKrokom } from './references/rekonstrukcie-krok-za-krokom.ts';
import { stavbyASubdodavatelia } from './references/stavby-a-subdodavatelia.ts';
import { strechyKtoreSaDajuNajst } from './references/strechy-ktore-sa-daju-najst.ts';
import { webMaliara } from './references/web-maliara.ts';

/**
 * Case studies in the order of /projekty. As long as all of them are models, the page says so; a real one has
 * `model: false`, the client's consent and no number that cannot be proved (slovak.md 0.10).
 */
export const REFERENCES: readonly ReferenceContent[] = [
  webMaliara,
  pohotovostPodDohladom,
  formularHavariaAleboMontaz,
  strechyKtoreSaDajuNajst,
  kalkulackaPodlahy,
  planServisnychPrehliadok,
  stavbyASubdodavatelia,
  rekonstrukcieKrokZaKrokom,
  portfolioStavebnejFirmy,
];
