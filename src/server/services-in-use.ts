import type { ServicesInUse } from '#domain/content/site-checklist.ts';
import type { Config } from './config.ts';
import { isLoopback } from './http/loopback.ts';

/** What the configuration has switched on, as the set-up checklist asks. */
export const servicesInUse = (config: Pick<Config, 'smtpUrl' | 'ai' | 'publicUrl'>): ServicesInUse => ({
  mail: config.smtpUrl !== undefined,
  ai: config.ai !== undefined,
  publicAddress: !isLoopback(config.publicUrl),
});
