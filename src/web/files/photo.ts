/** A photo of a list. */
export interface Photo {
  id: string;
  name: string;
  /** Who has added it, when, how large it is. */
  note: string;
  /** Takes it away, where it is one's own. Rejects with an ApiError. */
  remove?: (() => Promise<void>) | undefined;
}

/** The place of a photo in a list on the screen, where the focus comes back to. */
export const photoPlace = (listId: string, id: string): string => `${listId}-foto-${id}`;
