import type { ReferenceContent } from '#domain/content/schema.ts';

export const pohotovostPodDohladom: ReferenceContent = {
  slug: 'pohotovost-pod-dohladom',
  model: true,
  title: 'Pohotovosť elektrikára pod dohľadom',
  trade: 'electrician',
  service: 'udrzba-podpora',
  illustration: 'monitoring',
  summary:
    'Údržba webu, pri ktorom výpadok znamená stratené volanie: dohľad, zálohy a stráženie platnosti osvedčení.',
  problem:
    'Elektrikár má starší web, ktorý občas prestane fungovať, a nikto si to nevšimne. Pri pohotovostnej službe to znamená stratené volania a na stránke medzitým visí neplatné osvedčenie.',
  built: [
    {
      title: 'Dohľad nad dostupnosťou',
      description: 'Web sa kontroluje nepretržite a o výpadku príde správa na mobil.',
    },
    {
      title: 'Aktualizácie a zálohy',
      description:
        'Zmeny sa najprv skúšajú na kópii, zálohy ležia mimo servera a ich obnova sa pravidelne preveruje.',
    },
    {
      title: 'Stráženie platnosti',
      description:
        'Každé osvedčenie má dátum a pred jeho koncom príde upozornenie, aby na webe nezostalo neplatné.',
    },
  ],
  stack: ['Node.js', 'PostgreSQL', 'Docker', 'automatické zálohy'],
  outcome:
    'Na tlačidlo pohotovosti sa dá spoľahnúť a majiteľ sa o výpadku dozvie skôr než zákazník. Obsah zostáva aktuálny bez toho, aby naň musel myslieť.',
  features: ['emergency-contact', 'service-areas', 'certification-display'],
  description:
    'Modelový projekt údržby: dohľad nad dostupnosťou, zálohy a stráženie platnosti osvedčení na webe elektrikára s pohotovosťou.',
};
