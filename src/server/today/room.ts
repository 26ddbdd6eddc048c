import * as contract from '#domain/today/contract.ts';
import { byOf } from '../audit/note.ts';
import type { BackupRoom } from '../backup/room.ts';
import type { FileRoom } from '../files/room.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import type { OfferRoom } from '../offers/room.ts';
import type { QuoteRoom } from '../quote/room.ts';
import type { InboxRoom } from '../requests/inbox-room.ts';
import type { Room } from '../room.ts';
import { createTodayService } from './service.ts';
import { createTestMails } from './test-mail.ts';

/** The operator's day: what waits in all rooms, the most urgent first (business 6). */
export function todayRoom(
  foundation: Foundation,
  {
    inbox,
    reading,
    reminders,
    backups,
    storage,
    priceBooks,
  }: Pick<InboxRoom, 'inbox'> &
    Pick<OfferRoom, 'reading' | 'reminders'> &
    Pick<BackupRoom, 'backups'> &
    Pick<FileRoom, 'storage'> &
    Pick<QuoteRoom, 'priceBooks'>,
): Room {
  const service = createTodayService({ ...foundation, inbox, offers: reading, reminders, backups, storage });
  const tests = createTestMails({ ...foundation, priceBooks });
  return {
    mails: tests.composers,
    calls: [
      serve(contract.today, ({ now }) => service.read(now)),
      serve(contract.testMail, tests.read),
      serve(contract.sendTestMail, (call) => tests.send(byOf(call))),
      serve(contract.resendMail, async (call) => {
        await service.resend(call.params.id, byOf(call));
        return {};
      }),
    ],
  };
}
