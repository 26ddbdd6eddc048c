import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as calls from '#domain/accounts/security-calls.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { formatDateTime } from '#domain/kernel/format.ts';
import { Confirm } from '../design/areas/confirm.tsx';
import { SettingsRow, SettingsRows } from '../design/areas/settings-sheet.tsx';
import { Button } from '../design/button.tsx';
import { useCall } from '../shell/use-call.ts';
import { FormFailure } from './form-failure.tsx';
import { SectionData } from './section-data.tsx';

type OwnSession = AnswerOf<typeof calls.ownSessions>[number];

const KEY = [calls.ownSessions.path];

/** Where the account is signed in, and how to end it elsewhere. */
export function SessionsSection() {
  const sessions = useQuery<OwnSession[]>({ queryKey: KEY, meta: { toast: false } });
  return (
    <SectionData query={sessions} what="prihlásenia">
      {(list) => <Sessions list={list} />}
    </SectionData>
  );
}

function Sessions({ list }: { list: readonly OwnSession[] }) {
  const client = useQueryClient();
  const one = useCall(calls.endSession, ['account', 'sessions']);
  const others = useCall(calls.endOtherSessions, ['account', 'sessions']);
  const [asks, setAsks] = useState(false);
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const end = async (act: () => Promise<unknown>, done: string) => {
    setSaid('');
    setFailed(null);
    try {
      await act();
      setSaid(done);
    } catch {
      setFailed('Prihlásenie sa nepodarilo ukončiť. Skúste to znova.');
    }
    setAsks(false);
    await client.invalidateQueries({ queryKey: KEY });
  };
  const elsewhere = list.filter(({ current }) => !current);
  const here = list.filter(({ current }) => current);
  return (
    <>
      <SettingsRows>
        {[...here, ...elsewhere].map(({ id, current, device, address, createdAt, usedAt }) => (
          <SettingsRow
            key={id}
            term={device}
            action={
              !current && (
                <Button
                  size="small"
                  aria-label={`Ukončiť prihlásenie: ${device}, ${address}`}
                  onClick={() =>
                    void end(() => one.send({ params: { id } }), `Prihlásenie je ukončené: ${device}.`)
                  }
                >
                  Ukončiť
                </Button>
              )
            }
          >
            <p className={current ? 'text-ok' : undefined}>
              {current ? 'Tento prehliadač' : `Naposledy ${formatDateTime(new Date(usedAt))}`}
            </p>
            <p>
              IP adresa {address}, prihlásenie od {formatDateTime(new Date(createdAt))}
            </p>
          </SettingsRow>
        ))}
      </SettingsRows>
      <FormFailure advice={failed} />
      <p role="status" className="settings-done">
        {said}
      </p>
      {elsewhere.length > 0 && (
        <>
          <p className="text-small text-ink-2">Ak niektoré nepoznáte, ukončite ho a&nbsp;zmeňte si heslo.</p>
          <Button size="small" onClick={() => setAsks(true)}>
            Ukončiť všetky ostatné
          </Button>
        </>
      )}
      <Confirm
        open={asks}
        onOpenChange={setAsks}
        title="Ukončiť všetky ostatné prihlásenia?"
        description="V&nbsp;ostatných prehliadačoch sa bude treba prihlásiť znova. Tento zostane."
        confirm="Ukončiť ostatné"
        cancel="Ponechať"
        busy={others.isPending}
        onConfirm={() => void end(() => others.send({}), 'Ostatné prihlásenia sú ukončené.')}
      />
    </>
  );
}
