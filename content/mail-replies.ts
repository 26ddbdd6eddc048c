/** In each mail to a client that can be answered: where the answer ends up. */
export const REPLY_LANDS = 'Odpoveď na tento e-mail mi príde do schránky, na webe sa však neukáže.';
