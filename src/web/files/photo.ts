/** A photo of a list. */
export interface Photo {
  id: string;
  name: string;
  /** Who has added it, when, how large it is. */
  note: string;
  isNew?: boolean;
  /** Takes it away, where it is one's own. Rejects with an ApiError. */
  remove?: (() => Promise<void>) | undefined;
}

/** The place of a photo on the screen, where the focus comes back to. */
export const photoPlace = (id: string): string => `foto-${id}`;
