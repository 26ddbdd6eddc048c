/** How the operator of the demo signs in. */
export const OPERATOR = { username: 'dielna', password: 'Hoblina-jasen-52-lipa' } as const;

interface DemoAccount {
  /** Key of who it is. */
  person: string;
  username: string;
  password: string;
  /** Working days ago. */
  day: number;
  /** When everything written so far is read. */
  readsOn: number;
  /** Comes by an invitation of the operator. */
  isInvited: boolean;
}

/** Customers who sign in: one who registered with the e-mail of the request, and one who was invited. */
export const CUSTOMERS = [
  {
    ...{ person: 'vavro', username: 'tomas.vavro', password: 'Zásuvka-modrá-418' },
    ...{ day: -110, readsOn: -105, isInvited: false },
  },
  {
    ...{ person: 'lipan', username: 'maria.tkacova', password: 'Tehla-žltá-736' },
    ...{ day: -38, readsOn: -37, isInvited: true },
  },
] as const satisfies readonly DemoAccount[];
