import type { deskSchemas } from '#domain/clients/desk-contract.ts';

/** The schemas of one of the operator's calls about clients; they come when somebody writes. */
export const deskSchemasOf =
  <Name extends keyof typeof deskSchemas>(name: Name) =>
  async (): Promise<(typeof deskSchemas)[Name]> =>
    (await import('#domain/clients/desk-contract.ts')).deskSchemas[name];
