import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name=<what-changes>` writes the next migration from the rooms' tables. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/server/db/schema.ts',
  out: './src/server/db/migrations',
});
