import { tied } from '#domain/kernel/text.ts';

/** Under what a client writes: where the answer comes, and that answers by mail are not part of the conversation. */
export const ANSWER_COMES = tied(
  'Odpoveď uvidíte tu a\u00A0príde aj na e-mail. Ak odpoviete na ten e-mail, odpoveď mi príde do schránky, tu sa však neukáže.',
);
