import type { ReactNode } from 'react';
import { formatDateTime } from '#domain/kernel/format.ts';
import { tied } from '#domain/kernel/text.ts';
import type { UnsentMail } from '#domain/today/unsent-mail.ts';

/** What a client was to be mailed about a record and was not, with the reason, among the facts of the record; no row where it is nothing. */
export const unsentRows = (mails: readonly UnsentMail[]): { label: string; value: ReactNode }[] =>
  mails.length === 0
    ? []
    : [
        {
          label: 'Neodoslané e-maily',
          value: mails.map(({ id, label, to, trouble, at }) => (
            <p key={id}>
              <b className="text-error">{label}</b>{' '}
              {tied(`${to}, ${formatDateTime(new Date(at))}. ${trouble}`)}
            </p>
          )),
        },
      ];
