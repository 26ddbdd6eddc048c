/** What stands where there is nothing to show. */
export const EMPTY_STATES = {
  unknownService: 'Túto službu sa nepodarilo nájsť. Pozrite si prehľad všetkých služieb.',
} as const;
