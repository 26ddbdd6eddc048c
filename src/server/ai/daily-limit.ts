import { perAddress } from '#domain/api/limit.ts';

/** What one visitor may take of the site's daily budget of AI requests; past it the templates answer (security 54). */
export const DAILY_LIMIT = perAddress('ai-of-day', 40, 24 * 60);
