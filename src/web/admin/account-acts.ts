import { ADMIN_PASSWORD_MIN } from '#domain/accounts/account-limits.ts';
import * as calls from '#domain/accounts/admin-calls.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { callApi } from '../shell/api-client.ts';

export type ListedAccount = AnswerOf<typeof calls.listAccounts>[number];

/** Something that the operator does to an account. */
export interface AccountAct {
  label: string;
  /** What happens then. */
  description: string;
  /** Said when it is done. */
  done: string;
  send: () => Promise<ListedAccount>;
}

/** What can be done to an account, as it is now. */
export function actsOn({
  id,
  username,
  role,
  blocked,
  hasSecondFactor,
  usedAt,
}: ListedAccount): AccountAct[] {
  const params = { id };
  const change = (body: { role?: 'customer' | 'admin'; blocked?: boolean }) => () =>
    callApi(calls.changeAccount, { params, body });
  return [
    role === 'admin'
      ? {
          label: 'Odobrať rolu správcu',
          description: `Účet ${username} hneď stratí prístup do správy webu. Jeho dopyty a rozpočty zostanú.`,
          done: `Účet ${username} už nie je správcom.`,
          send: change({ role: 'customer' }),
        }
      : {
          label: 'Urobiť správcom',
          description: `Účet ${username} uvidí všetky údaje klientov a bude môcť meniť účty. Všade sa odhlási a jeho heslo musí mať aspoň ${ADMIN_PASSWORD_MIN} znakov.`,
          done: `Účet ${username} je správcom.`,
          send: change({ role: 'admin' }),
        },
    blocked
      ? {
          label: 'Odblokovať',
          description: `Do účtu ${username} sa bude dať znova prihlásiť.`,
          done: `Účet ${username} je odblokovaný.`,
          send: change({ blocked: false }),
        }
      : {
          label: 'Zablokovať',
          description: `Účet ${username} sa hneď všade odhlási a nebude sa doň dať prihlásiť. Jeho dopyty a rozpočty zostanú.`,
          done: `Účet ${username} je zablokovaný.`,
          send: change({ blocked: true }),
        },
    ...(usedAt === null
      ? []
      : [
          {
            label: 'Ukončiť prihlásenia',
            description: `Účet ${username} sa odhlási vo všetkých prehliadačoch.`,
            done: `Účet ${username} je všade odhlásený.`,
            send: () => callApi(calls.endAccountSessions, { params }),
          },
        ]),
    ...(hasSecondFactor
      ? [
          {
            label: 'Zrušiť druhý krok',
            description: `Do účtu ${username} bude stačiť heslo, kým si majiteľ druhý krok nezapne znova. Všade sa odhlási.`,
            done: `Účet ${username} nemá druhý krok prihlásenia.`,
            send: () => callApi(calls.resetSecondFactor, { params }),
          },
        ]
      : []),
  ];
}
