type FactorSchemas = typeof import('#domain/accounts/factor-contract.ts').factorSchemas;

/** Schemas of one call about second factors. They bring libraries, so they come when somebody writes. */
export const factorSchemasOf =
  <Name extends keyof FactorSchemas>(name: Name) =>
  async (): Promise<FactorSchemas[Name]> =>
    (await import('#domain/accounts/factor-contract.ts')).factorSchemas[name];
