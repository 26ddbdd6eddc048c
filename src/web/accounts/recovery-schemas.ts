type RecoverySchemas = typeof import('#domain/accounts/recovery-contract.ts').recoverySchemas;

/** Schemas of one call about mailed links. They bring libraries, so they come when somebody writes. */
export const recoverySchemasOf =
  <Name extends keyof RecoverySchemas>(name: Name) =>
  async (): Promise<RecoverySchemas[Name]> =>
    (await import('#domain/accounts/recovery-contract.ts')).recoverySchemas[name];
