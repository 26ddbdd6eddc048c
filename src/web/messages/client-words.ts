import { tied } from '#domain/kernel/text.ts';

/** Under what a client writes: answers by mail are not part of the conversation. */
export const ANSWER_COMES = tied('Píšte radšej sem. Odpoveď na e-mail mi príde do schránky, tu sa neukáže.');
