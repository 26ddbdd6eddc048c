/** Why a client does not take an offer, in the words of who is asked. */
export const DECLINE_REASONS = {
  'too-expensive': 'Cena je pre mňa privysoká',
  'chose-another': 'Práca je už zadaná niekomu inému',
  'out-of-scope': 'Ponuka nie je to, čo potrebujem',
  'not-now': 'Teraz to odkladám',
  other: 'Iný dôvod',
} as const;

export type DeclineReason = keyof typeof DECLINE_REASONS;

// An object has the keys that its type says: it is written above.
export const DECLINE_REASON_IDS = Object.keys(DECLINE_REASONS) as [DeclineReason, ...DeclineReason[]];
