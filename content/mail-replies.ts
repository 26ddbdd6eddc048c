/** In each mail to a client that can be answered: that it can be, and where the answer ends up. */
export const REPLY_LANDS =
  'Odpovedať môžete aj priamo na tento e-mail. Odpoveď mi príde do schránky, medzi správami na webe sa neukáže.';
