/** What stands where there is nothing to show. `email` is the operator's address. */
export const EMPTY_STATES = {
  portfolio: 'Realizácie čoskoro pribudnú.',
  unknownService: 'Túto službu sa nepodarilo nájsť. Pozrite si prehľad všetkých služieb.',
  chatUnavailable: 'Chat je momentálne nedostupný. Napíšte mi na {email}.',
} as const;
