const MEGABYTE = 1024 * 1024;

/** How much may be uploaded (security 50); form and server share it. */
export const FILE_LIMITS = {
  /** Bytes of one file: a photo of 12 megapixels fits. */
  bytes: 10 * MEGABYTE,
  /** Bytes of one part of an upload; the last one may be shorter. */
  chunk: 512 * 1024,
  /** Files of one message. */
  perMessage: 5,
  /** Files that are chosen together. */
  atOnce: 20,
  /** Characters of a name. */
  name: 255,
  /** Files of one record that one side sends. */
  perSubject: 1_000,
  /** Files of one record that one person has sent in vain, until they take them away or a day has passed. */
  refused: 100,
} as const;

/** Pixels of a picture: a phone takes 48 million, and each costs four bytes of memory. */
export const PICTURE_PIXELS = 50_000_000;

/** Bytes of a picture once it is unpacked: so many points in three colours and how far one sees through them. */
export const PICTURE_BYTES = 4 * PICTURE_PIXELS;

/** Pixels of the longer side of a preview. */
export const PREVIEW_SIDE = 480;
