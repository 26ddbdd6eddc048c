import type { FeatureRequirement } from '#domain/prd/text-types.ts';

export const consultationBooking: FeatureRequirement = {
  story: 'Zákazník si sám vyberie voľný termín obhliadky alebo konzultácie, bez telefonovania.',
  criteria: [
    'Kalendár ponúka iba časy, ktoré správca označil za voľné; obsadený ani minulý termín sa nedá vybrať.',
    'Keď ten istý termín potvrdia dvaja návštevníci naraz, rezervácia sa podarí práve jednému a druhý hneď uvidí najbližšie voľné termíny.',
    'Po potvrdení príde zákazníkovi aj správcovi do 2 minút e-mail s dátumom, časom, miestom a prílohou do kalendára (ICS).',
    'Pripomienka odchádza e-mailom 24 hodín pred termínom; odkazom v nej možno termín zrušiť alebo presunúť najneskôr 12 hodín vopred.',
    'Časy sú uvedené podľa slovenského času a zostanú správne aj pri prechode na letný čas.',
  ],
  trades: {
    painter: 'Obhliadka zaberie v kalendári 45 minút a pri rezervácii sa vyžaduje adresa a počet miestností.',
    electrician:
      'Termíny na odborné prehliadky sú oddelené od termínov na opravy a každému druhu sa dá nastaviť iná dĺžka.',
    plumber:
      'Rezervácia slúži plánovaným prácam; pri voľbe „havária“ kalendár namiesto termínu ponúkne telefón.',
    roofer:
      'Obhliadky striech sa dajú pri zlom počasí hromadne presunúť a dotknutí zákazníci dostanú e-mail s novým termínom.',
    flooring:
      'Zákazník si vyberie medzi zameraním na mieste a návštevou vzorkovne; každá možnosť má vlastné hodiny.',
    hvac: 'Na obdobie pred vykurovacou sezónou možno otvoriť samostatné servisné termíny a určiť ich najväčší počet na deň.',
    'general-contractor':
      'Zákazník si vyberie osobné stretnutie, videohovor alebo obhliadku pozemku; pri videohovore je odkaz súčasťou potvrdenia.',
    renovation:
      'Pri rezervácii obhliadky zákazník uvedie poschodie, možnosť parkovania a miestnosti, ktorých sa rekonštrukcia týka.',
    'construction-company':
      'Rezervácia smeruje na zodpovednú osobu podľa typu stavby a zaberie čas iba v jej kalendári.',
  },
};
