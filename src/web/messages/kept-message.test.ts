import { beforeEach, expect, it, vi } from 'vitest';
import type { ShownFile } from '#domain/files/file-schema.ts';
import { enterAccount, hasUnsent, isOfWhoIsHere, leaveAccount } from '../shell/account-copies.ts';
import { linkDoor, SESSION_DOOR } from '../shell/client-door.ts';
import { keepMessage, keptMessage, sendingOf, talkName } from './kept-message.ts';

const SECRET = 'q'.repeat(43);
const PROJECT = { type: 'project', id: '0197' } as const;
const FILE = { id: 'f1', name: 'logo.png' } as ShownFile;

/** A browser's storage, whose names are its keys. */
const storage = () =>
  Object.defineProperties({} as Record<string, string>, {
    getItem: {
      value(this: Record<string, string>, name: string) {
        return this[name] ?? null;
      },
    },
    setItem: {
      value(this: Record<string, string>, name: string, text: string) {
        this[name] = text;
      },
    },
    removeItem: {
      value(this: Record<string, string>, name: string) {
        delete this[name];
      },
    },
  });

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  return () => vi.unstubAllGlobals();
});

const nameBy = (door: Parameters<typeof talkName>[0]) => talkName(door, 'client', PROJECT);

it('keeps apart what a holder of a link and each account write, and tells nobody the secret', () => {
  enterAccount('a1');
  const member = nameBy(SESSION_DOOR);
  enterAccount('a2');
  const names = [member, nameBy(SESSION_DOOR), nameBy(linkDoor(SECRET)), nameBy(linkDoor('r'.repeat(43)))];
  expect(new Set(names).size).toBe(4);
  expect(nameBy(linkDoor(SECRET))).toBe(names[2]);
  expect(names.join()).not.toContain(SECRET.slice(0, 8));
});

it('keeps apart what is written in two conversations, of whatever kind and by either side', () => {
  enterAccount('a1');
  const names = [PROJECT, { ...PROJECT, id: '0198' }, { ...PROJECT, type: 'offer' as const }].flatMap(
    (subject) => [talkName(SESSION_DOOR, 'client', subject), talkName(SESSION_DOOR, 'operator', subject)],
  );
  for (const [index, name] of names.entries()) keepMessage(name, { text: `koncept ${index}` });
  expect(names.map((name) => keptMessage(name)?.text)).toEqual(names.map((_, index) => `koncept ${index}`));
  keepMessage(names[0] ?? '', { text: '' });
  expect(names.filter((name) => keptMessage(name) !== null)).toEqual(names.slice(1));
});

it('takes away what belongs to the account that leaves, and leaves what a link wrote', () => {
  enterAccount('a1');
  const [member, holder] = [nameBy(SESSION_DOOR), nameBy(linkDoor(SECRET))];
  expect(hasUnsent()).toBe(false);
  keepMessage(holder, { text: 'cez odkaz' });
  expect(hasUnsent()).toBe(false);
  keepMessage(member, { text: 'z účtu' });
  expect(hasUnsent()).toBe(true);
  leaveAccount();
  expect([keptMessage(member), keptMessage(holder)?.text]).toEqual([null, 'cez odkaz']);
});

const outboxOf = (name: string) => `message-outbox:${name}`;
const DAY = 24 * 60 * 60_000;

it('keeps unsent words for an account while others sign in and out, and takes them away when it leaves itself', () => {
  enterAccount('a1');
  const first = nameBy(SESSION_DOOR);
  keepMessage(first, { text: 'rozpísané' });
  localStorage.setItem(outboxOf(first), JSON.stringify([{ sendId: 's', at: new Date().toISOString() }]));
  localStorage.setItem('request-email', 'prva@example.sk');

  // Its session has ended by itself.
  enterAccount('a2');
  expect([hasUnsent(), keptMessage(nameBy(SESSION_DOOR)), localStorage.getItem('request-email')]).toEqual([
    false,
    null,
    null,
  ]);
  expect(isOfWhoIsHere(first)).toBe(false);
  leaveAccount();
  expect([hasUnsent(), keptMessage(first)?.text]).toEqual([false, 'rozpísané']);

  enterAccount('a1');
  expect([hasUnsent(), keptMessage(first)?.text, isOfWhoIsHere(first)]).toEqual([true, 'rozpísané', true]);
  expect(localStorage.getItem(outboxOf(first))).not.toBeNull();
  leaveAccount();
  expect([keptMessage(first), localStorage.getItem(outboxOf(first))]).toEqual([null, null]);
});

it.each([
  ['29 days', 29 * DAY, true],
  ['31 days', 31 * DAY, false],
])('keeps them for an account that was away for %s: %s', (_, age, kept) => {
  const at = new Date(Date.now() - age).toISOString();
  const names = ['message-draft:account a1 client project 1', outboxOf('account a1 client project 1')];
  localStorage.setItem(names[0] ?? '', JSON.stringify({ kind: '', text: 'x', files: [], at }));
  localStorage.setItem(names[1] ?? '', JSON.stringify([{ sendId: 's', at }]));
  enterAccount('a2');
  expect(names.map((name) => localStorage.getItem(name) !== null)).toEqual([kept, kept]);
  enterAccount('a1');
  expect(hasUnsent()).toBe(kept);
});

it('keeps files with the text, and forgets a message that has neither', () => {
  enterAccount('a1');
  const name = nameBy(SESSION_DOOR);
  keepMessage(name, { kind: 'message', text: 'Tu je' });
  keepMessage(name, { files: [FILE] });
  expect(keptMessage(name)).toMatchObject({ kind: 'message', text: 'Tu je', files: [FILE] });
  keepMessage(name, { text: '' });
  expect(keptMessage(name)?.files).toEqual([FILE]);
  keepMessage(name, { files: [] });
  expect(keptMessage(name)).toBeNull();
});

it('words that are sent again are the same sending until they arrive, also after a reload; other words are another', () => {
  const name = nameBy(SESSION_DOOR);
  const first = sendingOf('note', 'Zavolať.', keptMessage(name)?.sending);
  keepMessage(name, { kind: 'note', text: 'Zavolať.', sending: first });
  const kept = () => keptMessage(name)?.sending;
  expect(sendingOf('note', 'Zavolať.', kept())).toEqual(first);
  for (const [kind, text] of [
    ['call', 'Zavolať.'],
    ['note', 'Zavolať zajtra.'],
  ] as const)
    expect(sendingOf(kind, text, kept()).sendId).not.toBe(first.sendId);
  keepMessage(name, { text: '', sending: null });
  expect(sendingOf('note', 'Zavolať.', kept()).sendId).not.toBe(first.sendId);
});
