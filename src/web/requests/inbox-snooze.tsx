import { type FormEvent, useState } from 'react';
import { site } from '#domain/content/site.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { addDays, instantOf, wallTimeOf } from '#domain/kernel/local-time.ts';
import { formatRecent } from '#domain/kernel/recent-time.ts';
import { addWorkingDays, nextWorkingMoment } from '#domain/kernel/working-time.ts';
import { untilText } from '#domain/requests/answer-texts.ts';
import { snoozeRequest } from '#domain/requests/inbox-calls.ts';
import type { InboxRequest } from '#domain/requests/inbox-contract.ts';
import { REQUEST_REFUSALS } from '#domain/requests/request-refusals.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { TextInput } from '../design/text-input.tsx';
import { callApi } from '../shell/api-client.ts';
import type { InboxActs } from './inbox-acts.tsx';

/** Puts a request aside until a moment, or takes it up again. */
export const snooze = (id: string, until: Date | null) =>
  callApi(snoozeRequest, { params: { id }, body: { until: until?.toISOString() ?? null } });

interface SnoozeDialogProps {
  request: Pick<InboxRequest, 'id' | 'ticket'>;
  acts: InboxActs;
  isOpen: boolean;
  onClose: () => void;
}

/** Until when a request is put aside: a working morning by one press, or any time. */
export function SnoozeDialog({ request: { id, ticket }, acts, isOpen, onClose }: SnoozeDialogProps) {
  const now = new Date();
  const put = (until: Date) => {
    onClose();
    void acts.perform(
      () => snooze(id, until),
      `Dopyt ${ticket} je odložený ${untilText(until)}.`,
      () => snooze(id, null),
    );
  };
  return (
    <Dialog open={isOpen} onOpenChange={onClose} title={`Odložiť dopyt ${ticket}`}>
      <div className="grid gap-6 px-5 py-6 md:px-8">
        <div className="grid gap-2 sm:grid-cols-3">
          {mornings(now).map(({ label, at }) => (
            <Button key={label} size="small" className="flex-col gap-0" onClick={() => put(at)}>
              <span>{label}</span>
              <span className="font-mono text-mark font-medium">{formatRecent(at, now)}</span>
            </Button>
          ))}
        </div>
        <OtherTime onPut={put} />
      </div>
    </Dialog>
  );
}

/** Beginnings of work on days to come. */
function mornings(now: Date): { label: string; at: Date }[] {
  const time = workingTimeOf(site);
  const { day } = wallTimeOf(now);
  const morningOf = (later: string) => nextWorkingMoment(instantOf({ day: later, minutes: 0 }), time);
  return [
    { label: 'Ďalší pracovný deň', at: morningOf(addWorkingDays(day, 1, time)) },
    { label: 'O\u00A0tri pracovné dni', at: morningOf(addWorkingDays(day, 3, time)) },
    { label: 'O\u00A0týždeň', at: morningOf(addDays(day, 7)) },
  ];
}

function OtherTime({ onPut }: { onPut: (until: Date) => void }) {
  const [error, setError] = useState<string | undefined>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [day = '', clock = ''] = String(new FormData(event.currentTarget).get('until')).split('T');
    const [hours = Number.NaN, minutes = Number.NaN] = clock.split(':').map(Number);
    if (day === '' || Number.isNaN(hours * minutes)) return setError('Zadajte deň a\u00A0čas.');
    const until = instantOf({ day, minutes: hours * 60 + minutes });
    if (until <= new Date()) return setError(REQUEST_REFUSALS.past);
    onPut(until);
  };
  return (
    <form className="grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_auto]" noValidate onSubmit={submit}>
      <Field label="Deň a&nbsp;čas" error={error}>
        {(control) => <TextInput {...control} type="datetime-local" name="until" />}
      </Field>
      <Button type="submit" size="small">
        Odložiť
      </Button>
    </form>
  );
}
