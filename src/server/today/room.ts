import * as contract from '#domain/today/contract.ts';
import { byOf } from '../audit/note.ts';
import type { BackupRoom } from '../backup/room.ts';
import type { FileRoom } from '../files/room.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import type { OfferRoom } from '../offers/room.ts';
import type { InboxRoom } from '../requests/inbox-room.ts';
import type { Room } from '../room.ts';
import { createTodayService } from './service.ts';

/** The operator's day: what waits in all rooms, the most urgent first (business 6). */
export function todayRoom(
  foundation: Foundation,
  {
    inbox,
    reading,
    reminders,
    backups,
    storage,
  }: Pick<InboxRoom, 'inbox'> &
    Pick<OfferRoom, 'reading' | 'reminders'> &
    Pick<BackupRoom, 'backups'> &
    Pick<FileRoom, 'storage'>,
): Room {
  const service = createTodayService({ ...foundation, inbox, offers: reading, reminders, backups, storage });
  return {
    calls: [
      serve(contract.today, ({ now }) => service.read(now)),
      serve(contract.resendMail, async (call) => {
        await service.resend(call.params.id, byOf(call));
        return {};
      }),
    ],
  };
}
