import { DESCRIPTION_MIN, NAME_MIN, PHONE_MIN } from './limits.ts';

/** Shown as an example inside messages; a reserved domain, so it is nobody's address. */
const EXAMPLE_EMAIL = 'vzor@example.com';

/** Validation messages of specification 5, byte for byte; the last block is ours. */
export const VALIDATION_TEXTS = {
  modeRequired: 'Prosím vyberte typ ponuky (rýchla alebo detailná)',
  tradeRequired: 'Prosím vyberte vaše remeslo alebo službu',
  tradeUnknown: 'Vybrané remeslo nie je platné',
  descriptionRequired: 'Popis projektu je povinný',
  descriptionShort: `Popis projektu musí obsahovať aspoň ${DESCRIPTION_MIN} znakov`,
  sizeRequired: 'Prosím vyberte rozsah projektu',
  budgetRequired: 'Prosím vyberte rozpočet',
  timelineRequired: 'Prosím vyberte časový rámec',
  nameShort: `Meno musí obsahovať aspoň ${NAME_MIN} znaky`,
  emailInvalid: `Zadajte platný e-mail (napr. ${EXAMPLE_EMAIL})`,
  phoneShort: `Telefónne číslo musí obsahovať aspoň ${PHONE_MIN} znakov`,

  /** No error: the number is taken as it is. */
  phoneDoubtful: 'Neobvyklé číslo. Ak je správne, nechajte ho tak.',
  /** No error either; the address follows, which one press takes. */
  emailMeant: 'Nemysleli ste',
  webAddressInvalid: 'Zadajte platnú adresu webu (napr. firma.sk)',
  modeUnknown: 'Vybraný typ rozpočtu nie je platný',
  featuresUnknown: 'Vybrané funkcie nie sú platné',
  featuresRepeated: 'Každú funkciu možno vybrať iba raz',
  hasWebsiteRequired: 'Prosím vyberte, či už máte web',
  hasWebsiteUnknown: 'Vybraná odpoveď nie je platná',
  sizeUnknown: 'Vybraný rozsah projektu nie je platný',
  budgetUnknown: 'Vybraný rozpočet nie je platný',
  timelineUnknown: 'Vybraný časový rámec nie je platný',
  serviceUnknown: 'Vybraná služba nie je platná',
  topicUnknown: 'Vybraná téma nie je platná',
  messageRequired: 'Správa je povinná',
  messageShort: `Správa musí obsahovať aspoň ${DESCRIPTION_MIN} znakov`,
} as const;
