/** What is said where what was sent has arrived, and its form says something later: what can be sent anew, and what cannot. */
export const LATER_WORDS = {
  saved:
    'Uložilo sa to, čo bolo vo formulári, keď ste stlačili tlačidlo. Neskoršie zmeny ešte uložené nie sú, uložte aj tie.',
  sent: 'Odoslalo sa to, čo ste mali napísané, keď ste stlačili tlačidlo. Neskoršie zmeny ešte odoslané nie sú. Ak ich chcete poslať, odošlite aj tie.',
  added:
    'Pridalo sa to, čo bolo vo formulári, keď ste stlačili tlačidlo. Neskoršie zmeny urobte už v\u00A0pridanom zázname.',
  noted: 'Zapísalo sa to, čo bolo vo formulári, keď ste stlačili tlačidlo. Neskoršie zmeny zapísané nie sú.',
  answered:
    'Odoslalo sa to, čo ste mali napísané, keď ste stlačili tlačidlo. Čo ste dopísali neskôr, pošlite klientovi v\u00A0správe.',
  returned:
    'Etapa je vrátená s\u00A0tým, čo ste mali napísané, keď ste stlačili tlačidlo. Čo ste dopísali neskôr, mi pošlite v\u00A0správe.',
  brought:
    'Podklad je dodaný s\u00A0tým, čo v\u00A0ňom bolo, keď ste stlačili tlačidlo. Čo ste dopísali neskôr, mi pošlite v\u00A0správe.',
} as const;
