/** Every room's tables, for Drizzle's queries and for `drizzle-kit generate`. */
export { aiUsage } from '../ai/table.ts';
