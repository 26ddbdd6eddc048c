import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import { tied } from '#domain/kernel/text.ts';
import { addGroup, addLine, lineAt, moveLine, placeOf } from '#domain/offers/edit-lines.ts';
import { linesOf, type OfferLine } from '#domain/offers/offer.ts';
import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { OFFER_LIMITS } from '#domain/offers/offer-limits.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { isOpenState } from '#domain/offers/revision-life.ts';
import { DoneNotice } from '../design/areas/done-notice.tsx';
import { KeyStrip } from '../design/areas/key-cap.tsx';
import { OfferDesk } from '../design/areas/offer-desk.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Button } from '../design/button.tsx';
import { focusControl } from '../design/focus-control.ts';
import { LiveRegion } from '../design/live-region.tsx';
import { randomId } from '../shell/random-id.ts';
import { ClientPreview } from './client-preview.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { BeforeSending, EditorFootSum, EditorSums } from './editor-aside.tsx';
import { controlOf, EditorContext, type EditorPlace, useEditor } from './editor-context.ts';
import { useEditorKeys } from './editor-keys.ts';
import { EditorLines } from './editor-lines.tsx';
import { EditorPayments } from './editor-payments.tsx';
import { EditorDiscount, EditorScope } from './editor-scope.tsx';
import { EditorTerms } from './editor-terms.tsx';
import { EditorTools } from './editor-tools.tsx';
import { OFFERS } from './offer-addresses.ts';
import { OfferChanges } from './offer-changes.tsx';
import { OfferLife } from './offer-life.tsx';
import { OfferProject } from './offer-project.tsx';
import { type OfferView, OfferViews, useOfferView } from './offer-views.tsx';
import { type draftOf, lastSent, type OpenedOffer } from './opened-offer.ts';
import { SaveState } from './save-state.tsx';
import { SendDialog } from './send-dialog.tsx';
import { TemplatesDialog } from './templates-dialog.tsx';
import { useOfferEditor } from './use-offer-editor.ts';

const KEYS = [
  [['N'], 'položka'],
  [['J', 'K'], 'pohyb'],
  [['Alt ↑↓'], 'presunúť'],
  [['T'], 'šablóna'],
  [['Ctrl Enter'], 'odoslať'],
  [['Esc'], 'späť'],
] as const;

const newLine = (id: string, charged: OfferLine['charged']): OfferLine => ({
  id,
  name: '',
  included: '',
  quantity: 100,
  unit: 'piece',
  unitPrice: 0,
  charged,
  choice: { kind: 'fixed' },
  feature: null,
});

interface EditorScreenProps {
  offer: OpenedOffer;
  draft: NonNullable<ReturnType<typeof draftOf>>;
}

/** Where a draft is written: its lines, plan and terms, what they come to, and the way to the client. */
export function EditorScreen({ offer, draft }: EditorScreenProps) {
  const editor = useOfferEditor(offer, draft);
  const { content, change, problems, setUndo } = editor;
  const navigate = useNavigate();
  const [open, setOpen] = useState<string | null>(null);
  const [wanted, setWanted] = useState<{ field: string } | null>(null);
  const [said, say] = useState('');
  const [isSending, setSending] = useState(false);
  const [inTemplates, setInTemplates] = useState(false);
  const before = lastSent(offer);
  const views: OfferView[] = before ? ['uprava', 'nahlad', 'zmeny', 'priebeh'] : ['uprava', 'nahlad'];
  const { view, setView } = useOfferView(views);

  useEffect(() => {
    if (!wanted) return;
    const focus = () => focusControl(controlOf(wanted.field));
    focus();
    // Where a line has a screen of its own, that has taken the focus to its first control by then.
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [wanted]);

  const goTo = (field: string) => {
    if (field === 'recipient.email') {
      setSending(true);
      return;
    }
    const [, lineId] = /^lines\.([^.]+)\./.exec(field) ?? [];
    const [, alternative] = /^alternatives\.(.+)$/.exec(field) ?? [];
    const among = linesOf(content).find(
      ({ choice }) => choice.kind === 'alternative' && choice.group === alternative,
    );
    setView('uprava');
    if (lineId) setOpen(lineId);
    if (among) setOpen(among.id);
    setWanted({ field: among ? `lines.${among.id}.name` : field });
  };

  const place: EditorPlace = {
    ...editor,
    open,
    setOpen: (lineId) => {
      const left = open;
      setOpen(lineId);
      // Folded again, the row has the focus that its form had.
      if (lineId === null && left)
        requestAnimationFrame(() => document.getElementById(`offer-row-${left}`)?.focus());
    },
    goTo,
    say,
    addLine: (group) => {
      const id = randomId();
      const at = open ? placeOf(content, open) : null;
      const last = content.groups.at(-1);
      const inGroup = content.groups.find((one) => one.id === (group ?? at?.group)) ?? last;
      change((now) => {
        const groupId = inGroup?.id ?? 'lines';
        const grouped = inGroup ? now : addGroup(now, groupId, '');
        const lines = inGroup?.lines ?? [];
        const charged =
          lines.length > 0 && lines.every((line) => line.charged === 'month') ? 'month' : 'once';
        const index = at && at.group === groupId && !group ? at.index + 1 : lines.length;
        return addLine(grouped, newLine(id, charged), { group: groupId, index });
      });
      setOpen(id);
      setWanted({ field: `lines.${id}.name` });
    },
    moveLine: (lineId, by) => {
      const held = document.activeElement;
      const heldId = held?.closest('[data-line]') ? held.id : '';
      const moved = moveLine(content, lineId, by);
      if (moved === content) return;
      // Drawn at once, so that what had the focus can have it again in another group.
      flushSync(() => change((now) => moveLine(now, lineId, by)));
      document.getElementById(heldId)?.focus();
      const to = placeOf(moved, lineId);
      const group = moved.groups.findIndex(({ id }) => id === to?.group);
      say(`${lineAt(moved, lineId)?.name || 'Položka'}: miesto ${group + 1}.${(to?.index ?? 0) + 1}.`);
    },
  };

  useEditorKeys({
    addLine: () => view === 'uprava' && place.addLine(),
    moveLine: place.moveLine,
    send: () => setSending(true),
    templates: () => setInTemplates(true),
    close: () => {
      if (open === null) return false;
      place.setOpen(null);
      return true;
    },
    back: () => void navigate(OFFERS),
  });

  const sendLabel = before
    ? `Odoslať revíziu ${draft.letter}`
    : worded(offer, 'Odoslať ponuku', 'Odoslať dodatok');
  return (
    <EditorContext value={place}>
      <div className="area-screen">
        <EditorHead before={before?.letter ?? null} letter={draft.letter} />
        <div className="offer-title">
          {view === 'nahlad' ? <span /> : <TitleField />}
          <OfferViews
            views={views}
            view={view}
            onView={setView}
            changes={before ? `${before.letter} → ${draft.letter}` : null}
          />
        </div>
        <ConflictNotice />
        <Refusal />
        {editor.undo && (
          <DoneNotice
            close="Zavrieť oznámenie"
            onClose={() => setUndo(null)}
            undo={{
              label: 'Vrátiť späť',
              onUndo: () => {
                change(editor.undo?.putBack ?? ((now) => now));
                setUndo(null);
              },
            }}
          >
            {editor.undo.said}
          </DoneNotice>
        )}
        {view === 'nahlad' && <ClientPreview />}
        {view === 'priebeh' && <OfferLife offer={offer} isWriting />}
        {(view === 'uprava' || view === 'zmeny') && (
          <OfferDesk
            aside={
              <>
                <EditorSums />
                <SendPart label={sendLabel} onSend={() => setSending(true)} />
                <BeforeSending />
                <EditorTools onTemplates={() => setInTemplates(true)} />
              </>
            }
            foot={
              <>
                <EditorFootSum />
                <Button variant="primary" size="small" onClick={() => setSending(true)}>
                  {problems.length > 0 ? `Odoslať (chýba: ${problems.length})` : 'Odoslať'}
                </Button>
              </>
            }
          >
            {view === 'zmeny' && before ? (
              <OfferChanges before={before.content} now={content} from={before.letter} to={draft.letter} />
            ) : (
              <EditorMain />
            )}
          </OfferDesk>
        )}
        <KeyStrip keys={KEYS} />
        <LiveRegion>{said}</LiveRegion>
        <SendDialog
          open={isSending}
          onOpenChange={setSending}
          onSent={(letter) => {
            setSending(false);
            void navigate(offerEditorPath(offer.id), { state: { sent: letter } });
          }}
        />
        <TemplatesDialog open={inTemplates} onOpenChange={setInTemplates} />
      </div>
    </EditorContext>
  );
}

const EditorMain = (): ReactNode => (
  <>
    <div>
      <EditorLines />
      <EditorDiscount />
    </div>
    <EditorPayments />
    <EditorTerms />
    <EditorScope />
  </>
);

/** Which draft this is, what holds meanwhile, and whether it is saved. */
function EditorHead({ before, letter }: { before: string | null; letter: string }) {
  const { offer } = useEditor();
  return (
    <div className="offer-head">
      <Link to={OFFERS} className="text-link">
        Ponuky
      </Link>
      <span className="mark">{offer.number}</span>
      <StateMark of="offer" state="draft">
        {before ? `Koncept revízie ${letter}` : 'Koncept'}
      </StateMark>
      <span>{tied(offer.client.name)}</span>
      <OfferProject offer={offer} />
      <span className="offer-head-end" role="status">
        <SaveState />
      </span>
    </div>
  );
}

/** What the server says is wrong with the draft, while it does not save it. */
function Refusal() {
  const { state } = useEditor();
  const message = state.kind === 'refused' ? state.message : '';
  return (
    <p role="alert" className="field-error empty:hidden">
      {message}
    </p>
  );
}

function TitleField() {
  const { offer, content, change, problems } = useEditor();
  const isWrong = problems.some(({ field }) => field === 'title');
  const name = worded(offer, 'Názov ponuky', 'Názov dodatku');
  return (
    <h1>
      <textarea
        id={controlOf('title')}
        className="offer-title-input"
        aria-label={name}
        aria-invalid={isWrong || undefined}
        placeholder={name}
        rows={1}
        maxLength={OFFER_LIMITS.title}
        value={content.title}
        onChange={({ target }) =>
          change((before) => ({ ...before, title: target.value.replaceAll('\n', ' ') }))
        }
      />
    </h1>
  );
}

function SendPart({ label, onSend }: { label: string; onSend: () => void }) {
  const { offer, recipient } = useEditor();
  const before = lastSent(offer);
  const isOpenBefore = before !== undefined && isOpenState(before.state);
  const who = recipient.name || recipient.email;
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button variant="primary" onClick={onSend}>
        {label}
      </Button>
      <p className="text-ink-2">
        {who ? `E-mail dostane ${who}.` : 'Doplňte, komu má e-mail prísť.'}
        {isOpenBefore && ` Revízia ${before.letter} tým prestane platiť.`}
      </p>
    </div>
  );
}
