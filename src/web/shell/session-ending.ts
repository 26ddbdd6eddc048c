let isEnding = false;

/** Whether this document is on its way out with its session: what it still asks may be refused, and is no failure. */
export const isSessionEnding = (): boolean => isEnding;

/** The session of this document ends now: before the server is told, since it may refuse sooner than it answers. */
export const beginEnding = (): void => {
  isEnding = true;
};

/** The session has not ended after all. */
export const ceaseEnding = (): void => {
  isEnding = false;
};
