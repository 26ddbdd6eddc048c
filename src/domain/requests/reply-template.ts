/** What a reply template can stand on, and what each placeholder means to whoever writes one. */
export const PLACEHOLDERS = {
  meno: 'meno klienta',
  firma: 'firma klienta',
  dopyt: 'číslo dopytu',
  sluzba: 'čo klient chce',
  podpis: 'vaše meno',
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;

const MARK = /\{([a-z]+)\}/g;

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name);

/** The text of a template with what is known of a request; a placeholder without a value stays, to be filled in by hand. */
export const fillTemplate = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replace(MARK, (mark, name: string) => (isPlaceholder(name) && values[name]) || mark);

/** The first placeholder that a reply still has, such as "{firma}"; null when it can be sent. */
export const unfilledMark = (text: string): string | null =>
  [...text.matchAll(MARK)].find(([, name = '']) => isPlaceholder(name))?.[0] ?? null;
