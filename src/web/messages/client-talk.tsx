import type { ReactNode } from 'react';
import { type ClientDoor, SESSION_DOOR } from '../shell/client-door.ts';
import { ANSWER_COMES } from './client-words.ts';
import { clientTalk } from './talk-acts.ts';
import { TalkPanel } from './talk-panel.tsx';

interface ClientTalkPanelProps {
  type: keyof typeof LABELS;
  id: string;
  /** By the session, or by a secret link. */
  door?: ClientDoor;
  /** The operator looks at it as the client does. */
  isOnlooker?: boolean;
  /** Only its last messages stand there at first. */
  isFolded?: boolean;
  /** Where the conversation goes on. */
  elsewhere?: ReactNode;
}

const LABELS = { request: 'Správy k\u00A0dopytu', project: 'Správy k\u00A0projektu' } as const;

/** A message that is written here although the conversation goes on elsewhere. */
const TO = { request: 'k\u00A0dopytu', project: 'k\u00A0projektu' } as const;

const EMPTY = 'Zatiaľ žiadna správa. Ak potrebujete niečo vyjasniť, napíšte mi.';
/** Where the conversation goes on elsewhere, which is said after it. */
const EMPTY_HERE = {
  request: 'K\u00A0dopytu nie sú žiadne správy.',
  project: 'K\u00A0projektu nie sú žiadne správy.',
} as const;

/** The client's side of the conversation about a request or a project, by a session or by a secret link. */
export const ClientTalkPanel = ({
  type,
  id,
  door = SESSION_DOOR,
  isOnlooker = false,
  isFolded = false,
  elsewhere,
}: ClientTalkPanelProps) => (
  <TalkPanel
    key={`${type} ${id}`}
    subject={{ type, id }}
    reader="client"
    door={door}
    acts={clientTalk({ type, id }, door)}
    label={LABELS[type]}
    empty={elsewhere === undefined ? EMPTY : EMPTY_HERE[type]}
    said={ANSWER_COMES}
    prompt={elsewhere === undefined ? 'Napísať správu' : `Napísať ${TO[type]}`}
    elsewhere={elsewhere}
    isOnlooker={isOnlooker}
    isFolded={isFolded}
  />
);
