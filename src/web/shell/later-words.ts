/** What is said where what was sent has arrived, and its form says something later. */
export const LATER_WORDS = {
  saved:
    'Uložené je to, čo tu stálo pri stlačení tlačidla. Čo ste zmenili potom, sa ešte neuložilo. Uložte to ešte raz.',
  sent: 'Odoslané je to, čo tu stálo pri stlačení tlačidla. Čo ste zmenili alebo dopísali potom, sa ešte neodoslalo. Ak to chcete poslať, odošlite to ešte raz.',
} as const;
