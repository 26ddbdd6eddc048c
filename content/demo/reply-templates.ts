/** Answers that the demo's operator keeps ready; {meno} and the others are filled in. */
export const DEMO_REPLY_TEMPLATES: readonly { name: string; text: string }[] = [
  {
    name: 'Ponuka príde do dvoch dní',
    text: 'Dobrý deň,\n\nďakujem za dopyt {dopyt}. Záväznú ponuku vám pošlem do dvoch pracovných dní. Bude v nej cena po položkách, termíny a to, čo budem potrebovať od vás.\n\nS pozdravom\n{podpis}',
  },
  {
    name: 'Prosba o podklady',
    text: 'Dobrý deň,\n\naby bola ponuka presná, pošlite mi, prosím, dve-tri fotografie vašich zákaziek, odkaz na web, ktorý sa vám páči, a približný termín spustenia.\n\nS pozdravom\n{podpis}',
  },
  {
    name: 'Dohodnutie telefonátu',
    text: 'Dobrý deň,\n\nďakujem za záujem o službu {sluzba}. Najrýchlejšie bude, keď si zavoláme. Hodí sa vám zajtra medzi deviatou a jedenástou?\n\nS pozdravom\n{podpis}',
  },
  {
    name: 'Nie je to moja práca',
    text: 'Dobrý deň,\n\nďakujem za dopyt. Toto nie je práca, ktorú robím, a nechcem sľúbiť niečo, čo neviem urobiť dobre.\n\nS pozdravom\n{podpis}',
  },
];
