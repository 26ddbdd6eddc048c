import { useState } from 'react';
import { Link } from 'react-router';
import { SETTINGS_PATH } from '#domain/accounts/settings-paths.ts';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { isAborted } from '#domain/errors/classify.ts';
import { formatDateTime } from '#domain/kernel/format.ts';
import { useConfirmed } from '../accounts/confirm-password.tsx';
import { Confirm } from '../design/areas/confirm.tsx';
import { DoneNotice } from '../design/areas/done-notice.tsx';
import { Facts } from '../design/areas/facts.tsx';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { type AccountAct, actsOn, type ListedAccount } from './account-acts.ts';
import { AccountState, lastUse, ROLES } from './account-words.tsx';
import { auditOf } from './list-addresses.ts';

interface AccountPanelProps {
  account: ListedAccount;
  isOwn: boolean;
  /** Reads the list anew once something was done. */
  onDone: () => Promise<void>;
}

/** What can be done to an account, what came of it, and what is known of it. */
export function AccountPanel({ account, isOwn, onDone }: AccountPanelProps) {
  const { confirmed, dialog } = useConfirmed();
  const [asked, setAsked] = useState<AccountAct | null>(null);
  const [running, setRunning] = useState<AccountAct['key'] | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [advice, setAdvice] = useState<string | null>(null);

  const perform = async ({ key, send, done: said }: AccountAct) => {
    setAsked(null);
    setAdvice(null);
    setDone(null);
    setRunning(key);
    try {
      await confirmed(send);
      setDone(said);
    } catch (error) {
      const facts = factsOf(error);
      if (!isAborted(facts)) setAdvice(callAdvice(facts));
    }
    await onDone();
    setRunning(null);
  };

  return (
    <div className="record-panel">
      {done !== null && (
        <DoneNotice close="Zavrieť oznámenie" onClose={() => setDone(null)}>
          {done}
        </DoneNotice>
      )}
      <div role="alert">{advice !== null && <Notice tone="error">{advice}</Notice>}</div>
      {isOwn ? (
        <p>
          Toto je váš účet. Meníte ho vo svojich{' '}
          <Link to={SETTINGS_PATH} className="text-link">
            nastaveniach
          </Link>
          .
        </p>
      ) : (
        <div className="record-acts">
          {actsOn(account).map((act) => (
            <Button
              key={act.key}
              size="small"
              loading={running === act.key}
              onClick={() => running === null && setAsked(act)}
            >
              {act.label}
            </Button>
          ))}
        </div>
      )}
      <AccountFacts account={account} />
      <Confirm
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={asked?.question ?? ''}
        description={asked?.description ?? ''}
        confirm={asked?.label ?? ''}
        cancel="Nechať tak"
        onConfirm={() => asked && void perform(asked)}
      />
      {dialog}
    </div>
  );
}

const AccountFacts = ({ account }: { account: ListedAccount }) => (
  <Facts
    rows={[
      { label: 'Meno', value: account.fullName || 'neuvedené' },
      { label: 'E-mail', value: account.email },
      { label: 'Rola', value: ROLES[account.role] },
      { label: 'Stav', value: <AccountState {...account} /> },
      { label: 'Druhý krok', value: account.hasSecondFactor ? 'Zapnutý' : 'Vypnutý' },
      { label: 'Registrácia', value: formatDateTime(new Date(account.createdAt)) },
      { label: 'Naposledy', value: lastUse(account) },
      {
        label: 'Záznam',
        value: (
          <Link to={auditOf('account', account.id)} className="text-link">
            Čo sa s&nbsp;účtom dialo
          </Link>
        ),
      },
    ]}
  />
);
