import type { ReferenceContent } from '#domain/content/schema.ts';

export const formularHavariaAleboMontaz: ReferenceContent = {
  slug: 'formular-havaria-alebo-montaz',
  model: true,
  title: 'Formulár, ktorý rozlíši haváriu od montáže',
  trade: 'plumber',
  service: 'interaktivne-formulare',
  illustration: 'phone-form',
  summary: 'Jedna otázka na začiatku rozhodne, či má zákazník volať, alebo pokojne opísať plánovanú prácu.',
  problem:
    'Do jednej schránky prichádzajú havárie, dopyty na kúpeľne aj otázky o záruke. Naliehavé správy sa strácajú medzi ostatnými a inštalatér ich triedi večer po práci.',
  built: [
    {
      title: 'Prvá otázka rozhodne',
      description:
        'Tečie voda práve teraz? Ak áno, formulár ponúkne volanie. Ak nie, pokračuje otázkami k plánovanej práci.',
    },
    {
      title: 'Otázky podľa odpovedí',
      description:
        'Pri kotle sa pýta na značku a typový štítok, pri kúpeľni na rozmery a rozvody. Nič zbytočné.',
    },
    {
      title: 'Triedenie v schránke',
      description: 'Správa má v predmete druh práce a obec, takže sa dá zaradiť aj bez otvorenia.',
    },
  ],
  stack: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
  outcome:
    'Havária sa dostane k telefónu, montáž do pokojného zoznamu a otázka o záruke k odpovedi, ktorá je už na webe.',
  features: ['emergency-contact', 'warranty-info'],
  description:
    'Modelový projekt: viackrokový formulár pre inštalatéra, ktorý pri havárii ponúkne telefón a z plánovanej práce pripraví hotové zadanie.',
};
