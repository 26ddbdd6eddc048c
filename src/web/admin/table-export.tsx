import { useState } from 'react';
import { CUT_TABLE, isCutTable, tableName } from '#domain/api/table-file.ts';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { Button } from '../design/button.tsx';
import { type ApiFile, saveFile } from '../shell/api-client.ts';

/** Saves what a list shows as a table; says where the table ends before the list does. */
export function useTableExport(list: string, load: () => Promise<ApiFile>) {
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const save = async () => {
    setBusy(true);
    setSaid('');
    try {
      const file = await load();
      saveFile(file, tableName(list, false));
      if (file.name !== null && isCutTable(file.name)) setSaid(CUT_TABLE);
    } catch (error) {
      setSaid(callAdvice(factsOf(error)));
    }
    setBusy(false);
  };
  return {
    button: (
      <Button size="dense" loading={isBusy} aria-label="Stiahnuť tabuľku CSV" onClick={() => void save()}>
        CSV
      </Button>
    ),
    said: (
      <p role="status" className="text-warn empty:hidden">
        {said}
      </p>
    ),
  };
}
