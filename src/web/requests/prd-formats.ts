/** Formats of the requirements document, and whom each is for. */
export const PRD_FORMATS = [
  { format: 'pdf', name: 'PDF na čítanie a\u00A0tlač' },
  { format: 'html', name: 'HTML, stránka do prehliadača' },
  { format: 'markdown', name: 'Text na úpravy (MD)' },
  { format: 'json', name: 'JSON pre programátora' },
] as const;

export type PrdFormat = (typeof PRD_FORMATS)[number]['format'];
