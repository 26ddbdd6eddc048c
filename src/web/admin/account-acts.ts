import { ADMIN_PASSWORD_MIN } from '#domain/accounts/account-limits.ts';
import * as calls from '#domain/accounts/admin-calls.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { callApi } from '../shell/api-client.ts';

export type ListedAccount = AnswerOf<typeof calls.listAccounts>[number];

/** Something that the operator does to an account. */
export interface AccountAct {
  /** The same for an act and the one that takes it back. */
  key: 'role' | 'blocked' | 'sessions' | 'second-factor';
  label: string;
  /** Whom it is done to, as a question. */
  question: string;
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
  const changes: AccountAct[] = [
    role === 'admin'
      ? {
          key: 'role',
          label: 'Odobrať rolu správcu',
          question: `Odobrať účtu ${username} rolu správcu?`,
          description: `Účet ${username} hneď stratí prístup do správy webu. Jeho dopyty a\u00A0rozpočty zostanú.`,
          done: `Účet ${username} už nie je správcom.`,
          send: change({ role: 'customer' }),
        }
      : {
          key: 'role',
          label: 'Urobiť správcom',
          question: `Urobiť účet ${username} správcom?`,
          description: `Účet ${username} uvidí všetky údaje klientov a\u00A0bude môcť meniť účty. Všade sa odhlási a\u00A0jeho heslo musí mať aspoň ${ADMIN_PASSWORD_MIN}\u00A0znakov.`,
          done: `Účet ${username} je správcom.`,
          send: change({ role: 'admin' }),
        },
    blocked
      ? {
          key: 'blocked',
          label: 'Odblokovať',
          question: `Odblokovať účet ${username}?`,
          description: `Do účtu ${username} sa bude dať znova prihlásiť.`,
          done: `Účet ${username} je odblokovaný.`,
          send: change({ blocked: false }),
        }
      : {
          key: 'blocked',
          label: 'Zablokovať',
          question: `Zablokovať účet ${username}?`,
          description: `Účet ${username} sa hneď všade odhlási a\u00A0nebude sa doň dať prihlásiť. Jeho dopyty a\u00A0rozpočty zostanú.`,
          done: `Účet ${username} je zablokovaný.`,
          send: change({ blocked: true }),
        },
  ];
  const ends: AccountAct = {
    key: 'sessions',
    label: 'Ukončiť prihlásenia',
    question: `Ukončiť prihlásenia do účtu ${username}?`,
    description: `Účet ${username} sa odhlási vo všetkých prehliadačoch.`,
    done: `Účet ${username} je všade odhlásený.`,
    send: () => callApi(calls.endAccountSessions, { params }),
  };
  const resets: AccountAct = {
    key: 'second-factor',
    label: 'Zrušiť druhý krok',
    question: `Zrušiť druhý krok účtu ${username}?`,
    description: `Do účtu ${username} bude stačiť heslo, kým si majiteľ druhý krok nezapne znova. Všade sa odhlási.`,
    done: `Druhý krok prihlásenia do účtu ${username} je zrušený.`,
    send: () => callApi(calls.resetSecondFactor, { params }),
  };
  return [...changes, ...(usedAt === null ? [] : [ends]), ...(hasSecondFactor ? [resets] : [])];
}
