/** Whose password is typed in a form without a name: password managers look for it. */
export const PasswordOwner = ({ username }: { username: string | undefined }) => (
  <input type="text" autoComplete="username" value={username ?? ''} readOnly hidden />
);
