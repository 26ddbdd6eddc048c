/** What is said where what was sent has arrived, and its form says something later: what can be sent anew, and what cannot. */
export const LATER_WORDS = {
  saved:
    'Uložené je to, čo tu stálo pri stlačení tlačidla. Čo ste zmenili potom, sa ešte neuložilo. Uložte to ešte raz.',
  sent: 'Odoslané je to, čo tu stálo pri stlačení tlačidla. Čo ste zmenili alebo dopísali potom, sa ešte neodoslalo. Ak to chcete poslať, odošlite to ešte raz.',
  added:
    'Pridané je to, čo tu stálo pri stlačení tlačidla. Čo ste zmenili potom, upravte v\u00A0už pridanom zázname.',
  noted: 'Zapísané je to, čo tu stálo pri stlačení tlačidla. Čo ste zmenili potom, sa nezapísalo.',
  answered:
    'Odoslané je to, čo tu stálo pri stlačení tlačidla. Čo ste dopísali potom, pošlite klientovi v\u00A0správe.',
  returned:
    'Etapa je vrátená s\u00A0tým, čo tu stálo pri stlačení tlačidla. Čo ste dopísali potom, mi pošlite v\u00A0správe.',
  brought:
    'Podklad je dodaný s\u00A0tým, čo tu stálo pri stlačení tlačidla. Čo ste dopísali potom, mi pošlite v\u00A0správe.',
} as const;
