import type { factors } from '#domain/accounts/factor-contract.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import type { Passkey } from './factor-data.ts';

/** What its owner sees of a passkey. */
export const passkeyAnswer = ({
  id,
  name,
  createdAt,
  usedAt,
}: Passkey): AnswerOf<typeof factors>['passkeys'][number] => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});
