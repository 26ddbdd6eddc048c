/** The mail by which the operator tries whether mails go out; it is made and sent as those to clients are. */
export const TEST_MAIL = {
  subject: 'Skúšobný e-mail z webu',
  preview: 'Pošta z webu odchádza a prichádza.',
  arrived: 'Ak tento e-mail čítate, pošta z webu odchádza a prichádza.',
  attached: 'V prílohe je orientačný rozpočet (PDF), aký klienti dostanú k svojmu dopytu.',
  spam: 'Ak ste ho našli v spame, nájdu tam aj klienti tie svoje. Overte záznamy SPF, DKIM a DMARC svojej domény.',
  regards: 'S pozdravom',
} as const;
