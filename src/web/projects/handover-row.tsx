import { handoverReport } from '#domain/projects/handover-calls.ts';
import { AreaRow } from '../design/areas/area-section.tsx';
import { Button } from '../design/button.tsx';
import { useSending } from '../offers/use-sending.ts';
import { saveFile } from '../shell/api-client.ts';
import type { ClientDoor } from '../shell/client-door.ts';

interface HandoverRowProps {
  project: { id: string; number: string };
  door: ClientDoor;
}

/** The report of a finished project among its documents. */
export function HandoverRow({ project: { id, number }, door }: HandoverRowProps) {
  const { isSending, refused, send } = useSending();
  const save = async () => {
    saveFile(await door.call(handoverReport, { params: { id } }), `sprava-o-odovzdani-${number}.pdf`);
  };
  return (
    <AreaRow
      title={'Správa o\u00A0odovzdaní'}
      detail="Čo bolo dohodnuté, dodané, schválené a&nbsp;zaplatené"
      figure={<span role="alert">{refused && <span className="field-error">{refused.advice}</span>}</span>}
      actions={
        <Button size="small" loading={isSending} onClick={() => void send(save)}>
          PDF<span className="sr-only"> správy o&nbsp;odovzdaní</span>
        </Button>
      }
    />
  );
}
