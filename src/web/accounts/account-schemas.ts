type AccountSchemas = typeof import('#domain/accounts/contract.ts').accountSchemas;

/** Schemas of one call about accounts. They bring libraries, so they come when somebody writes. */
export const schemasOf =
  <Name extends keyof AccountSchemas>(name: Name) =>
  async (): Promise<AccountSchemas[Name]> =>
    (await import('#domain/accounts/contract.ts')).accountSchemas[name];
