import { join } from 'node:path';
import { setupHref } from '#domain/accounts/sign-in-links.ts';
import type { Config } from './config.ts';
import type { Prepared } from './services.ts';

/** What a started server tells whoever runs it, a line each: where mails go, and how the first administrator is made. */
export const startLines = (
  { smtpUrl, dataDir, publicUrl }: Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl'>,
  { setupToken }: Prepared,
): string[] => [
  `Mails: ${smtpUrl ? 'sent by SMTP' : join(dataDir, 'outbox')}`,
  ...(setupToken === null ? [] : [`Administrator, once: ${publicUrl}${setupHref(setupToken)}`]),
];
