type SecuritySchemas = typeof import('#domain/accounts/security-contract.ts').securitySchemas;

/** Schemas of one call about the safety of an account. They bring libraries, so they come when somebody writes. */
export const securitySchemasOf =
  <Name extends keyof SecuritySchemas>(name: Name) =>
  async (): Promise<SecuritySchemas[Name]> =>
    (await import('#domain/accounts/security-contract.ts')).securitySchemas[name];
