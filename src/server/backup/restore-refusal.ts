/** Why nothing was restored, in one English sentence that says what to do; nothing has changed. */
export class RestoreRefusal extends Error {
  override name = 'RestoreRefusal';
}
