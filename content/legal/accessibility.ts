import type { LegalDocument } from '#domain/legal/legal-schema.ts';

/**
 * Page /pristupnost (slovak.md 3). It claims what the tests prove and no more: axe, width and keyboard in tests/e2e, the
 * standard of the PDFs in src/server/pdf.
 */
export const ACCESSIBILITY: LegalDocument = {
  title: 'Prístupnosť',
  lead: 'Čo spĺňa táto stránka a weby, ktoré dodávam, čo overené nie je a kam napísať o prekážke.',
  numbered: false,
  supervised: false,
  sections: [
    {
      id: 'tato-stranka',
      title: 'Táto stránka',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Cieľom sú pravidlá WCAG 2.2, úroveň AA. Každú verejnú stránku kontroluje automatický test vo svetlom aj v tmavom vzhľade. Pri šírke 320 pixelov, teda pri zväčšení na 400 %, sa žiadna z nich neposúva do strán. Rozpočet sa dá vytvoriť bez myši a dokumenty PDF, ktoré stránka vytvára, majú štruktúru podľa PDF/UA-1.',
        },
      ],
    },
    {
      id: 'neoverene',
      title: 'Čo overené nie je',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Stránka nemá nezávislý audit ani skúšku s ľuďmi, ktorí používajú čítačku obrazovky, preto netvrdím, že je s pravidlami plne v súlade. Za súbory, ktoré nahrajú klienti, a za stránky iných prevádzkovateľov nič z toho neplatí.',
        },
      ],
    },
    {
      id: 'dodane-weby',
      title: 'Weby, ktoré dodávam',
      blocks: [
        {
          kind: 'paragraph',
          text: 'K tým istým pravidlám smerujú aj weby, ktoré dodávam: dokument požiadaviek (PRD) uvádza úroveň AA a spôsob, ako sa overí. Záväzné je to, čo určuje zmluva.',
        },
      ],
    },
    {
      id: 'prekazka',
      title: 'Kam napísať o prekážke',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Keď sa na tejto stránke niečo nedá prečítať alebo použiť, napíšte na {email}. Stačí adresa stránky a to, čo na nej nefunguje.',
        },
        { kind: 'identification' },
      ],
    },
  ],
};
