import type { ProjectContent } from '#domain/content/schema.ts';
import { formularHavariaAleboMontaz } from './projects/formular-havaria-alebo-montaz.ts';
import { kalkulackaPodlahy } from './projects/kalkulacka-podlahy.ts';
import { planServisnychPrehliadok } from './projects/plan-servisnych-prehliadok.ts';
import { pohotovostPodDohladom } from './projects/pohotovost-pod-dohladom.ts';
import { portfolioStavebnejFirmy } from './projects/portfolio-stavebnej-firmy.ts';
import { rekonstrukcieKrokZaKrokom } from './projects/rekonstrukcie-krok-za-krokom.ts';
import { stavbyASubdodavatelia } from './projects/stavby-a-subdodavatelia.ts';
import { strechyKtoreSaDajuNajst } from './projects/strechy-ktore-sa-daju-najst.ts';
import { webMaliara } from './projects/web-maliara.ts';

/**
 * Case studies in the order of /projekty. As long as all of them are models, the page says so; a real one has
 * `model: false`, the client's consent and no number that cannot be proved (slovak.md 0.10).
 */
export const PROJECTS: readonly ProjectContent[] = [
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
