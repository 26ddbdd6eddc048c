import { site } from '#domain/content/site.ts';
import { Actions } from '../design/actions.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { saveFile } from '../shell/api-client.ts';
import { CopyButton } from './copy-button.tsx';

interface RecoveryCodesDialogProps {
  /** Null while there are none to be shown. */
  codes: readonly string[] | null;
  onClose: () => void;
}

const FILE = 'zalozne-kody.txt';
/** Whoever finds the file later knows what it is. */
const FILE_HEAD = `${site.brand.name}: záložné kódy na prihlásenie. Každý platí raz.`;

/** New recovery codes: nobody sees them again, so a press beside them does not close. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = (codes ?? []).join('\n');
  return (
    <Dialog
      open={codes !== null}
      onOpenChange={onClose}
      onInteractOutside={(event) => event.preventDefault()}
      title="Záložné kódy"
      description="Uložte si ich tam, kde ich nájdete aj bez telefónu. Každý platí raz a znova ich už neuvidíte."
    >
      <div className="grid gap-5 px-5 py-6 md:px-8">
        <ul aria-label="Záložné kódy" className="grid grid-cols-2 gap-x-6 gap-y-2 font-mono tabular-nums">
          {codes?.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Actions>
          <CopyButton text={text}>Skopírovať kódy</CopyButton>
          <Button
            size="small"
            onClick={() =>
              saveFile(
                { blob: new Blob([`${FILE_HEAD}\n\n${text}\n`], { type: 'text/plain' }), name: FILE },
                FILE,
              )
            }
          >
            Stiahnuť ako súbor
          </Button>
        </Actions>
        <Button variant="primary" onClick={onClose}>
          Kódy mám uložené
        </Button>
      </div>
    </Dialog>
  );
}
