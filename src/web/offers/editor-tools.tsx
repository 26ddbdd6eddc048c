import { useState } from 'react';
import { useNavigate } from 'react-router';
import { beginOffer, discardOfferDraft } from '#domain/offers/calls.ts';
import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { Confirm } from '../design/areas/confirm.tsx';
import { KeyCap } from '../design/areas/key-cap.tsx';
import { Button } from '../design/button.tsx';
import { ActWords } from '../shell/act-words.tsx';
import { callApi } from '../shell/api-client.ts';
import { useAct } from '../shell/use-act.ts';
import { useEditor } from './editor-context.ts';
import { forgetDraft } from './kept-offer.ts';
import { OFFERS } from './offer-addresses.ts';
import { lastSent } from './opened-offer.ts';
import { VariantsDialog } from './variants-dialog.tsx';

/** What else can be done with a draft. */
export function EditorTools({ onTemplates }: { onTemplates: () => void }) {
  const { offer, flush } = useEditor();
  const [inVariants, setInVariants] = useState(false);
  const [asked, setAsked] = useState(false);
  const act = useAct();
  const navigate = useNavigate();
  const before = lastSent(offer);
  const copy = () =>
    act.act('copy', async () => {
      await flush();
      const { id } = await callApi(beginOffer, { body: { from: 'copy', id: offer.id } });
      await navigate(offerEditorPath(id));
    });
  const discard = () =>
    act.act('discard', async () => {
      const edit = await flush();
      // What holds it back stands beside the draft.
      if (edit === null) return;
      const { isGone } = await callApi(discardOfferDraft, {
        params: { id: offer.id },
        query: { edit: String(edit) },
      });
      forgetDraft(offer.id);
      if (isGone) await navigate(OFFERS);
    });
  return (
    <div className="grid gap-3">
      <ActWords act={act} />
      <div className="offer-tools">
        <Button size="dense" onClick={() => setInVariants(true)}>
          Varianty podľa sumy
        </Button>
        <Button size="dense" onClick={onTemplates}>
          Šablóny <KeyCap>T</KeyCap>
        </Button>
        <Button size="dense" loading={act.running === 'copy'} onClick={() => void copy()}>
          Duplikovať
        </Button>
        <Button size="dense" loading={act.running === 'discard'} onClick={() => setAsked(true)}>
          Zahodiť koncept
        </Button>
      </div>
      <VariantsDialog open={inVariants} onOpenChange={setInVariants} />
      <Confirm
        open={asked}
        onOpenChange={setAsked}
        title="Zahodiť koncept?"
        description={
          before
            ? `Zmeny oproti revízii ${before.letter} sa stratia. Revízia ${before.letter} zostane, ako je.`
            : worded(
                offer,
                'Ponuka ešte nebola odoslaná, preto zmizne celá.',
                'Dodatok ešte nebol odoslaný, preto zmizne celý.',
              )
        }
        confirm="Zahodiť koncept"
        cancel="Ponechať"
        onConfirm={() => {
          setAsked(false);
          void discard();
        }}
      />
    </div>
  );
}
