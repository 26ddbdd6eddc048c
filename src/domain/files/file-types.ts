/** What may be uploaded, with the endings of its names: content and ending have to agree (security 49). */
export const FILE_TYPES = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'text/plain': ['txt'],
  'text/csv': ['csv'],
} as const satisfies Record<string, readonly string[]>;
export type FileType = keyof typeof FILE_TYPES;
export const FILE_TYPE_NAMES = Object.keys(FILE_TYPES) as [FileType, ...FileType[]];

/** Pictures that every browser draws, so they are cleaned and have a preview. */
const DRAWN: readonly FileType[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Whether it is a picture that is made anew and has a preview: all else a browser only ever saves (security 51). */
export const isDrawn = (type: FileType): boolean => DRAWN.includes(type);

/** The value of `accept` for fields that take files: without HEIC, so that phones turn their photos into JPEG themselves. */
export const ACCEPTED_NAMES = FILE_TYPE_NAMES.filter((type) => type !== 'image/heic')
  .flatMap((type) => FILE_TYPES[type].map((ending) => `.${ending}`))
  .join(',');

/** The type that the ending of a name promises; null for endings that are not taken. */
export function typeOfName(name: string): FileType | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return FILE_TYPE_NAMES.find((type) => (FILE_TYPES[type] as readonly string[]).includes(ending)) ?? null;
}
