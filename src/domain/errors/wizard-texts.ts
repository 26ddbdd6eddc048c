import type { ToastTexts } from './toast.ts';

const FAILURE_TITLE = 'Chyba';

const failure = (description: string, title: string = FAILURE_TITLE): ToastTexts => ({
  title,
  description,
  variant: 'destructive',
});
const success = (title: string, description?: string): ToastTexts =>
  description === undefined ? { title, variant: 'default' } : { title, description, variant: 'default' };

/** Every toast of the wizard, byte for byte where specification 4 and 8 quote it. */
export const WIZARD_TOASTS = {
  quoteFailed: failure('Nepodarilo sa vygenerovať rozpočet. Skúste to znovu.'),
  pdfFailed: failure('Nepodarilo sa exportovať PDF. Skúste to znovu.'),
  pdfTooEarly: failure('Najprv vygenerujte rozpočet pre export do PDF.'),
  submitIncomplete: failure('Chýbajú potrebné údaje pre odoslanie dopytu.'),
  submitFailed: failure('Nepodarilo sa odoslať dopyt. Skúste to znovu.'),
  prdFailed: failure('Nepodarilo sa vygenerovať PRD. Skúste to znovu.', 'Chyba generovania PRD'),
  prdExportFailed: failure('Nepodarilo sa exportovať PRD.', 'Chyba exportu'),
  stepIncomplete: {
    title: 'Dokončite aktuálny krok',
    description: 'Pred pokračovaním doplňte označené údaje.',
    variant: 'destructive',
  },
  quoteReady: success('Rozpočet vygenerovaný', 'Stiahnite si ho ako PDF alebo odošlite dopyt.'),
  pdfExported: success('PDF exportovaný', 'Súbor nájdete medzi stiahnutými súbormi.'),
  prdReady: success('PRD vygenerovaný', 'Dokument si môžete stiahnuť v\u00A0štyroch formátoch.'),
  exportDone: success('Export dokončený', 'Súbor nájdete medzi stiahnutými súbormi.'),
  formCleared: success('Formulár vymazaný'),
  sentElsewhere: success('Dopyt je odoslaný', 'Odoslali ste ho na inej karte prehliadača.'),
  sentBefore: success(
    'Dopyt je odoslaný',
    'Platí jeho znenie pred poslednou zmenou. Zmenu mi napíšte e-mailom.',
  ),
} as const satisfies Record<string, ToastTexts>;
