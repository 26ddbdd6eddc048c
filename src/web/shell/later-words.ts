/** What is said where what was sent has arrived, and its form says something later. */
export const LATER_WORDS = {
  saved: 'Uložené je to, čo tu stálo pri stlačení tlačidla. Čo ste zmenili potom, ešte uložené nie je.',
  sent: 'Odoslané je to, čo tu stálo pri stlačení tlačidla. Čo ste zmenili potom, ešte odoslané nie je.',
} as const;
