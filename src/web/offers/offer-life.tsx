import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDateTime } from '#domain/kernel/format.ts';
import * as calls from '#domain/offers/calls.ts';
import { DECLINE_REASONS } from '#domain/offers/decline-reasons.ts';
import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { keptRows } from '#domain/offers/offer-shown.ts';
import { canRemind, remindersText } from '#domain/offers/reminder-texts.ts';
import { REMINDERS_MAX } from '#domain/offers/reminders.ts';
import { isOpenState } from '#domain/offers/revision-life.ts';
import { REVISION_STATE_TEXTS } from '#domain/offers/state-texts.ts';
import { projectDeskPath } from '#domain/projects/project-address.ts';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { Confirm } from '../design/areas/confirm.tsx';
import { Facts } from '../design/areas/facts.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Button, ButtonLink, buttonClass } from '../design/button.tsx';
import { Menu, MenuItem } from '../design/menu.tsx';
import { ActWords } from '../shell/act-words.tsx';
import { callApi } from '../shell/api-client.ts';
import { unsentRows } from '../shell/unsent-mails.tsx';
import { type Act, useAct } from '../shell/use-act.ts';
import { AcceptDialog, DeclineDialog } from './behalf-dialogs.tsx';
import { revisionPdf } from './offer-addresses.ts';
import { OfferLines } from './offer-lines.tsx';
import { OfferQuestions } from './offer-questions.tsx';
import { lastSent, type OfferRevision, type OpenedOffer } from './opened-offer.ts';
import { ValidityRuler } from './validity-line.tsx';

type Asked = 'withdraw' | 'revoke' | 'accept' | 'decline' | null;

interface OfferLifeProps {
  offer: OpenedOffer;
  /** A newer revision is being written; then no other is begun. */
  isWriting?: boolean;
}

/** What has become of a sent offer, and what the operator can do with it. */
export function OfferLife({ offer, isWriting = false }: OfferLifeProps) {
  const sent = lastSent(offer);
  const act = useAct();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>(null);
  if (!sent) return null;
  const params = { id: offer.id };
  const isOpen = isOpenState(sent.state);
  const settled = offer.acceptance !== null;
  const copy = () =>
    void act.act('copy', async () => {
      const { id } = await callApi(calls.beginOffer, { body: { from: 'copy', id: offer.id } });
      await navigate(offerEditorPath(id));
    });
  const withdraw = worded(offer, 'Odvolať ponuku', 'Odvolať dodatok');
  const close = () => setAsked(null);
  return (
    <>
      <ActWords act={act} />
      <div className="offer-tools">
        {offer.acceptance && offer.project && (
          <ButtonLink variant="primary" size="small" to={projectDeskPath(offer.project.id)}>
            Otvoriť projekt
          </ButtonLink>
        )}
        {isOpen && (
          <>
            {/* Who has asked something has to be answered first; that button is below. */}
            <Button
              variant={isAsked(offer) || isWriting ? 'secondary' : 'primary'}
              size="small"
              onClick={() => setAsked('accept')}
            >
              Klient prijal
            </Button>
            <Button variant="quiet" size="small" onClick={() => setAsked('decline')}>
              Klient odmietol
            </Button>
          </>
        )}
        {!isWriting && !settled && (
          <Button
            variant={isOpen ? 'quiet' : 'primary'}
            size="small"
            loading={act.running === 'revise'}
            onClick={() => void act.act('revise', () => callApi(calls.reviseOffer, { params }))}
          >
            Zmeniť (nová revízia)
          </Button>
        )}
        {isOpen ? (
          <Menu
            trigger={
              <Button variant="quiet" size="small" loading={act.running === 'copy'}>
                Ďalšie <ChevronDown aria-hidden="true" size={16} strokeWidth={2} />
              </Button>
            }
          >
            <MenuItem onSelect={copy}>Duplikovať</MenuItem>
            <MenuItem onSelect={() => setAsked('withdraw')}>{withdraw}</MenuItem>
          </Menu>
        ) : (
          <Button variant="quiet" size="small" loading={act.running === 'copy'} onClick={copy}>
            Duplikovať
          </Button>
        )}
      </div>
      <Standing offer={offer} sent={sent} />
      <OfferLines offer={offer} sent={sent} />
      <LinkPart
        offer={offer}
        state={sent.state}
        act={act}
        isOpen={isOpen || settled}
        onRevoke={() => setAsked('revoke')}
      />
      <OfferQuestions offer={offer} sent={sent} />
      <Revisions offer={offer} />
      {/* What is ticked is of one revision: another one begins with its own. */}
      <AcceptDialog
        key={`accept-${sent.revision}`}
        offer={offer}
        revision={sent}
        open={asked === 'accept'}
        onOpenChange={close}
        act={act}
      />
      <DeclineDialog
        key={`decline-${sent.revision}`}
        offer={offer}
        revision={sent}
        open={asked === 'decline'}
        onOpenChange={close}
        act={act}
      />
      <Confirm
        open={asked === 'withdraw'}
        onOpenChange={close}
        title={`${withdraw}?`}
        description={`Klient ${worded(offer, 'ju', 'ho')} už nebude môcť prijať a\u00A0na svojej stránke to uvidí. Novú revíziu môžete poslať kedykoľvek.`}
        confirm={withdraw}
        cancel="Ponechať"
        onConfirm={() => {
          close();
          void act.act(
            'withdraw',
            () => callApi(calls.withdrawOffer, { params }),
            worded(offer, 'Ponuka je odvolaná.', 'Dodatok je odvolaný.'),
          );
        }}
      />
      <Confirm
        open={asked === 'revoke'}
        onOpenChange={close}
        title={worded(offer, 'Zrušiť odkazy na ponuku?', 'Zrušiť odkazy na dodatok?')}
        description={`Žiadny odkaz, ktorý klient dostal, ${offer.acceptance ? worded(offer, 'ju ani jej dodatky', 'ho') : worded(offer, 'ju', 'ho')} už neotvorí. Nový mu môžete poslať hneď.`}
        confirm="Zrušiť odkazy"
        cancel="Ponechať"
        onConfirm={() => {
          close();
          void act.act('revoke', () => callApi(calls.revokeOfferLinks, { params }), 'Odkazy sú zrušené.');
        }}
      />
    </>
  );
}

/** Whether the client has the last word. */
const isAsked = ({ messages }: OpenedOffer): boolean => messages.at(-1)?.side === 'client';

const time = (instant: string | null): string | null => instant && formatDateTime(new Date(instant));

function Standing({ offer, sent }: { offer: OpenedOffer; sent: OfferRevision }) {
  const { acceptance } = offer;
  const isOpen = isOpenState(sent.state) || sent.state === 'expired';
  const isAnswered = acceptance !== null || sent.declined !== null;
  const rows: { label: string; value: ReactNode }[] = [
    // How it was answered is said below with its day.
    ...(isAnswered
      ? []
      : [
          {
            label: `Revízia ${sent.letter}`,
            value: (
              <StateMark of="offer" state={sent.state}>
                {REVISION_STATE_TEXTS[sent.state]}
              </StateMark>
            ),
          },
        ]),
    { label: 'Komu', value: [offer.recipient.name, offer.recipient.email].filter(Boolean).join(', ') },
    { label: worded(offer, 'Odoslaná', 'Odoslaný'), value: time(sent.sentAt) ?? 'nie' },
    ...unsentRows(offer.unsentMails),
    { label: worded(offer, 'Otvorená', 'Otvorený'), value: time(sent.viewedAt) ?? 'zatiaľ nie' },
    {
      label: 'Platnosť',
      value: <ValidityRuler sentAt={sent.sentAt} validUntil={sent.content.validUntil} isOpen={isOpen} />,
    },
  ];
  if (acceptance)
    rows.push(
      {
        label: worded(offer, 'Prijatá', 'Prijatý'),
        value: `${time(acceptance.acceptedAt)}, ${acceptance.name}`,
      },
      ...(acceptance.notedHow
        ? [
            {
              label: 'Ako',
              value: `${acceptance.notedHow} (zapísal účet ${acceptance.notedBy ?? 'bez mena'})`,
            },
          ]
        : []),
      ...keptRows(acceptance.consents).map(({ label, values }) => ({
        label,
        value: values.map((value) => <p key={value}>{value}</p>),
      })),
      { label: 'Odtlačok', value: <span className="offer-link">{acceptance.fingerprint}</span> },
    );
  if (sent.declined)
    rows.push(
      { label: worded(offer, 'Odmietnutá', 'Odmietnutý'), value: time(sent.closedAt) },
      { label: 'Dôvod', value: DECLINE_REASONS[sent.declined.reason] },
      ...(sent.declined.text ? [{ label: 'Čo k\u00A0tomu napísal', value: sent.declined.text }] : []),
      ...(sent.declined.notedHow ? [{ label: 'Ako', value: sent.declined.notedHow }] : []),
    );
  return (
    <AreaSection
      title={worded(offer, 'Stav ponuky', 'Stav dodatku')}
      action={offer.revisions.length === 1 && <RevisionPdf offer={offer} revision={sent} />}
    >
      <Facts rows={rows} />
    </AreaSection>
  );
}

interface LinkPartProps {
  offer: OpenedOffer;
  /** Of what was sent last. */
  state: OfferRevision['state'];
  act: Act;
  isOpen: boolean;
  onRevoke: () => void;
}

/** The secret links: how many open the offer, when one was used, a new one. */
function LinkPart({ offer, state, act, isOpen, onRevoke }: LinkPartProps) {
  const [url, setUrl] = useState<string | null>(null);
  const params = { id: offer.id };
  const make = (mail: boolean) =>
    act.act(
      mail ? 'mail-link' : 'new-link',
      async () => {
        const link = await callApi(calls.newOfferLink, { params, body: { mail } });
        setUrl(link.url);
      },
      mail ? 'Nový odkaz odišiel e-mailom.' : 'Nový odkaz je pripravený.',
    );
  const { good, usedAt } = offer.links;
  return (
    <AreaSection title="Odkaz a&nbsp;pripomenutia">
      <div className="offer-parts-plain">
        <p>
          <b>
            {good > 0
              ? 'Odkaz je platný.'
              : worded(offer, 'Žiadny odkaz ponuku neotvorí.', 'Žiadny odkaz dodatok neotvorí.')}
          </b>{' '}
          <span className="text-ink-2">
            {usedAt ? `Naposledy použitý ${time(usedAt)}.` : 'Zatiaľ ho nikto nepoužil.'}
          </span>
        </p>
        {url && (
          <a href={url} className="offer-link text-link" target="_blank" rel="noreferrer">
            {url}
          </a>
        )}
        {isOpen && (
          <div className="offer-tools">
            <Button size="dense" loading={act.running === 'mail-link'} onClick={() => void make(true)}>
              Poslať nový odkaz
            </Button>
            <Button size="dense" loading={act.running === 'new-link'} onClick={() => void make(false)}>
              Vytvoriť nový odkaz
            </Button>
            {good > 0 && (
              <Button size="dense" loading={act.running === 'revoke'} onClick={onRevoke}>
                Zrušiť odkazy
              </Button>
            )}
          </div>
        )}
      </div>
      <div className="offer-parts-plain">
        <p>
          <b>{remindersText({ ...offer, state })}</b>{' '}
          <span className="text-ink-2">
            {offer.reminders.length > 0
              ? `Odoslané: ${offer.reminders.map(({ sentAt }) => time(sentAt)).join(', ')}.`
              : 'Zatiaľ neodišlo žiadne pripomenutie.'}
          </span>
        </p>
        {canRemind(state) && !offer.remindersMuted && offer.reminders.length < REMINDERS_MAX && (
          <div className="offer-tools">
            <Button
              size="dense"
              loading={act.running === 'reminders'}
              onClick={() =>
                void act.act('reminders', () =>
                  callApi(calls.setOfferReminders, { params, body: { off: !offer.remindersOff } }),
                )
              }
            >
              {offer.remindersOff ? 'Zapnúť pripomenutia' : 'Vypnúť pripomenutia'}
            </Button>
          </div>
        )}
      </div>
    </AreaSection>
  );
}

const RevisionPdf = ({ offer, revision }: { offer: OpenedOffer; revision: OfferRevision }) => (
  <a href={revisionPdf(offer.id, revision.revision)} download className={buttonClass({ size: 'dense' })}>
    PDF<span className="sr-only"> revízie {revision.letter}</span>
  </a>
);

/** All that were written; of a single one everything is said above. */
const Revisions = ({ offer }: { offer: OpenedOffer }) =>
  offer.revisions.length > 1 && (
    <AreaSection title="Revízie" count={String(offer.revisions.length)}>
      <AreaRows label="Revízie">
        {offer.revisions.map((revision) => (
          <AreaRow
            key={revision.revision}
            title={`Revízia ${revision.letter}`}
            detail={revision.sentAt ? `Odoslaná ${time(revision.sentAt)}` : 'Ešte neodoslaná'}
            figure={
              <StateMark of="offer" state={revision.state}>
                {REVISION_STATE_TEXTS[revision.state]}
              </StateMark>
            }
            actions={<RevisionPdf offer={offer} revision={revision} />}
          />
        ))}
      </AreaRows>
    </AreaSection>
  );
