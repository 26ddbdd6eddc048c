import { useState } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { exportOwnData } from '#domain/accounts/own-data-calls.ts';
import { SettingsRow, SettingsRows } from '../design/areas/settings-sheet.tsx';
import { Button } from '../design/button.tsx';
import { saveFile } from '../shell/api-client.ts';
import { failureAdvice } from '../shell/failure-advice.ts';
import { useCall } from '../shell/use-call.ts';
import { useConfirmed } from './confirm-password.tsx';
import { FormFailure } from './form-failure.tsx';

/** Everything that is kept about the account, as one archive. */
export function ExportSection() {
  const { send, isPending } = useCall(exportOwnData, ['account', 'export']);
  const { confirmed, dialog } = useConfirmed();
  const [advice, setAdvice] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const download = async () => {
    setAdvice(null);
    setDone('');
    try {
      const file = await confirmed(() => send({}, { timeoutMs: EXPORT_MS }));
      saveFile(file, 'moje-udaje.zip');
      setDone('Archív je stiahnutý.');
    } catch (error) {
      setAdvice(failureAdvice(error, accountAdvice));
    }
  };
  return (
    <>
      <SettingsRows>
        <SettingsRow
          term="Všetko, čo je o vašom účte uložené"
          action={
            <Button size="small" loading={isPending} onClick={() => void download()}>
              Stiahnuť moje údaje
            </Button>
          }
        >
          Účet, fakturačné údaje, dopyty, rozpočty, ponuky, projekty, správy a&nbsp;súbory, záznamy
          o&nbsp;e-mailoch, prihlásenia a&nbsp;história. V&nbsp;archíve ZIP je stránka na čítanie, všetky vaše
          dokumenty v&nbsp;PDF, vaše súbory a&nbsp;údaje v&nbsp;JSON pre iné programy.
        </SettingsRow>
      </SettingsRows>
      <FormFailure advice={advice} />
      <p role="status" className="settings-done">
        {done}
      </p>
      {dialog}
    </>
  );
}

/** The archive of an account with thousands of requests begins long after other answers. */
const EXPORT_MS = 120_000;
