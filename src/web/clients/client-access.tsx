import { useState } from 'react';
import * as calls from '#domain/clients/desk-calls.ts';
import type { DeskClient } from '#domain/clients/desk-contract.ts';
import type { InvitationState } from '#domain/clients/invitation-state.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { emailKey } from '#domain/kernel/email.ts';
import { formatDate } from '#domain/kernel/format.ts';
import { Confirm } from '../design/areas/confirm.tsx';
import { Dense } from '../design/areas/dense.tsx';
import { SettingsEnd } from '../design/areas/settings-sheet.tsx';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { TextInput } from '../design/text-input.tsx';
import { callApi } from '../shell/api-client.ts';
import { useContractForm } from '../shell/use-contract-form.ts';
import type { ClientActs } from './client-acts.tsx';
import { deskSchemasOf } from './desk-schemas.ts';

type Member = DeskClient['members'][number];

const STATES: Readonly<Record<InvitationState, string>> = {
  open: 'čaká na prijatie',
  accepted: 'prijatá',
  revoked: 'zrušená',
  expired: 'uplynula',
};

/** Who sees the client's records in an account, and who was invited to. */
export function ClientAccess({ client, acts }: { client: DeskClient; acts: ClientActs }) {
  const { id, members, invitations } = client;
  // Whoever has come by an invitation is named by the account.
  const own = members.map(({ email }) => emailKey(email));
  const shown = invitations.filter(
    ({ email, state }) => state !== 'accepted' || !own.includes(emailKey(email)),
  );
  const [leaving, setLeaving] = useState<Member | null>(null);
  const [sent, setSent] = useState(0);
  const end = ({ accountId, username }: Member) => {
    setLeaving(null);
    void acts.perform(
      () => callApi(calls.endMembership, { params: { id, accountId } }),
      `Účet ${username} už údaje klienta nevidí.`,
    );
  };
  const revoke = (invitationId: string) =>
    void acts.perform(
      () => callApi(calls.revokeInvitation, { params: { id, invitationId } }),
      'Pozvánka je zrušená.',
    );
  return (
    <div className="grid gap-3">
      {members.length === 0 && <p className="text-ink-2">Nikto zatiaľ nemá účet.</p>}
      <ul className="empty:hidden">
        {members.map((member) => (
          <li key={member.accountId} className="border-t border-line py-2 first:border-t-0">
            <p className="wrap-anywhere">
              <b className="font-semibold">{member.fullName || member.username}</b>
            </p>
            <p className="wrap-anywhere text-ink-2">{member.email}</p>
            <Button variant="link" size="dense" onClick={() => setLeaving(member)}>
              Ukončiť prístup <span className="sr-only">účtu {member.username}</span>
            </Button>
          </li>
        ))}
        {shown.map(({ id: invitationId, email, state, expiresAt }) => (
          <li key={invitationId} className="border-t border-line py-2 first:border-t-0">
            <p className="wrap-anywhere">{email}</p>
            <p className="text-ink-2">
              Pozvánka {STATES[state]}
              {state === 'open' && `, platí do ${formatDate(new Date(expiresAt))}`}
            </p>
            {state === 'open' && (
              <Button variant="link" size="dense" onClick={() => revoke(invitationId)}>
                Zrušiť pozvánku <span className="sr-only">pre {email}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <InviteForm
        key={sent}
        client={client}
        onSent={(email) => acts.done(`Pozvánka odchádza na ${email}.`)}
        onEnd={() => setSent(sent + 1)}
      />
      <Confirm
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title="Ukončiť prístup?"
        description={`Účet ${leaving?.username ?? ''} hneď prestane vidieť dopyty, ponuky a\u00A0projekty klienta.`}
        confirm="Ukončiť prístup"
        cancel="Ponechať"
        onConfirm={() => leaving && end(leaving)}
      />
    </div>
  );
}

function InviteForm({
  client: { id, contacts, invitations, members },
  onSent,
  onEnd,
}: {
  client: DeskClient;
  onSent: (email: string) => Promise<void>;
  /** The form can begin anew. */
  onEnd: () => void;
}) {
  const known = new Set([...invitations, ...members].map(({ email }) => email));
  const suggested = contacts.find(({ email }) => email !== '' && !known.has(email))?.email ?? '';
  const { form, field, advice, later, isSending } = useContractForm({
    call: calls.inviteMember,
    key: ['clients', 'invite'],
    id: 'invite',
    fields: ['email'],
    loadSchemas: deskSchemasOf('inviteMember'),
    input: ({ email }) => ({ params: { id }, body: { email } }),
    advice: callAdvice,
    onDone: (_, { email }) => void onSent(email).then(onEnd),
    onArrived: (_, { email }) => void onSent(email),
  });
  return (
    <Dense>
      <form {...form} className="settings-form">
        <Field label="Pozvať e-mailom" {...field('email')}>
          {(control) => (
            <TextInput {...control} type="email" name="email" autoComplete="off" defaultValue={suggested} />
          )}
        </Field>
        <SettingsEnd label="Poslať pozvánku" isSending={isSending} advice={advice} later={later} done="" />
      </form>
    </Dense>
  );
}
