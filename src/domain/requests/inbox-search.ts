import { SEARCH_MIN, wordsOf } from '../kernel/search-text.ts';

/** What a search looks for. */
export interface InboxSearch {
  /** All of them occur in what is found, in any order. */
  words: string[];
  /** Digits of a telephone number without its prefix, or of whatever else is written with spaces; null when it cannot be one. */
  digits: string | null;
  /** Number of a request; null when it cannot be one. */
  number: number | null;
  /** Number of a quote or an offer, "CP-2026-0001"; null when it cannot be one. */
  serial: { year: number; of: number } | null;
}

const NUMBERS_ONLY = /^[+\d\s()/.-]+$/;
const PREFIX = /^(?:\+|00)421|^0+/;
const TICKET = /^#?0*(\d{1,9})$/;
const SERIAL = /^[a-z]{1,6}-(\d{4})-0*(\d{1,9})\b/i;

/** Reads what somebody has typed into the search: words, a telephone number in any writing, a ticket. */
export function inboxSearch(text: string): InboxSearch {
  const found = text.trim();
  const words = wordsOf(found);
  const bare = found.replace(/[^+\d]/g, '').replace(PREFIX, '');
  const isNumber = NUMBERS_ONLY.test(found) && bare.length >= SEARCH_MIN;
  const [, number] = TICKET.exec(found) ?? [];
  const [, year, of] = SERIAL.exec(found) ?? [];
  return {
    words,
    digits: isNumber ? bare : null,
    number: number === undefined ? null : Number(number),
    serial: year === undefined ? null : { year: Number(year), of: Number(of) },
  };
}
