/**
 * What is left to be set up, by the path or name under which it is set. Settings of the environment are in small letters:
 * no file of the browser has their names, the server says them (security 61).
 */
export const SETUP_TEXTS: Readonly<Record<string, string>> = {
  'operator.businessName': 'Obchodné meno prevádzkovateľa',
  'operator.address or operator.residence': 'Miesto podnikania alebo bydlisko',
  'operator.address': 'Sídlo',
  'operator.ico': 'IČO',
  'operator.registerText or operator.tradeOffice': 'Zápis v registri alebo živnostenský úrad',
  'operator.registerText': 'Zápis v obchodnom registri',
  'operator.email': 'E-mail prevádzkovateľa',
  'operator.displayName': 'Meno, pod ktorým sa podpisujete',
  'operator.phone': 'Telefón',
  'payments.iban': 'Účet, na ktorý klienti platia (IBAN)',
  'support.email': 'E-mail podpory',
  'processors.hosting': 'Poskytovateľ servera',
  'processors.email': 'Kto doručuje e-maily',
  'processors.ai': 'Kto poskytuje umelú inteligenciu',
  'processors.chat': 'Kto poskytuje chat',
  projectsDone: 'Počet hotových projektov',
  yearsExperience: 'Dĺžka praxe',
  callbackHours: 'Čas odpovede',
  criticalResponseHours: 'Čas reakcie na kritickú poruchu',
  freeMaintenanceMonths: 'Mesiace údržby zadarmo',
  public_url: 'Verejná adresa webu',
  smtp_url: 'Server, cez ktorý odchádzajú e-maily',
};
