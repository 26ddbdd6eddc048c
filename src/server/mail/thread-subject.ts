/** The subject of a mail of a thread: all of them begin alike. */
export const threadSubject = (name: string, about: string): string => `${name} | ${about}`;
