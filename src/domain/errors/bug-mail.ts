import { formatDateTime } from '../kernel/format.ts';
import type { ErrorRecord } from './report.ts';
import { scrubMessage, scrubUrl } from './scrub.ts';

/** Mail programs and browsers cut longer addresses. */
const MAILTO_MAX = 1900;
const LEVELS = { app: 'aplikácia', page: 'stránka', component: 'časť stránky' } as const;

const link = (to: string, subject: string, lines: readonly string[]): string =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;

/** The draft that the report-bug button opens: a mailto address (specification 7). */
export function bugMail(supportEmail: string, record: ErrorRecord): string {
  const { context } = record;
  const lines = (message: string) => [
    'Čo ste práve robili, keď sa chyba objavila?',
    '',
    '',
    '---',
    `ID chyby: ${record.id}`,
    `Čas: ${formatDateTime(new Date(record.timestamp))} (${record.timestamp})`,
    `Komponent: ${context.component ?? '-'}`,
    `Úroveň: ${context.level ? LEVELS[context.level] : '-'}`,
    `Správa: ${message}`,
    `Adresa: ${scrubUrl(record.url)}`,
    `Prehliadač: ${record.userAgent}`,
  ];
  const subject = `Bug Report - ${record.id}`;
  let message = scrubMessage(record.message).toWellFormed();
  let mail = link(supportEmail, subject, lines(message));
  while (mail.length > MAILTO_MAX && message.length > 0) {
    message = message.slice(0, Math.floor(message.length / 2)).toWellFormed();
    mail = link(supportEmail, subject, lines(`${message}…`));
  }
  return mail;
}
