import { describe, expect, it } from 'vitest';
import { type Actor, admission, STANDINGS, type Standing } from './actor.ts';
import { accessTo, RIGHTS, type Right } from './rights.ts';

const signedIn = { accountId: 'a1', sessionId: 's1', isConfirmed: false };
const ACTORS: Record<Standing, Actor> = {
  stranger: { kind: 'stranger' },
  link: { kind: 'link', offerId: 'o1', today: '2026-11-24' },
  unproven: { kind: 'customer', isProven: false, ...signedIn },
  customer: { kind: 'customer', isProven: true, ...signedIn },
  admin: { kind: 'admin', isProven: false, ...signedIn },
};

const ALL = Object.keys(RIGHTS) as Right[];

/** How far strangers, holders of a link, unproven and proven accounts and administrators reach, written once more. */
const EXPECTED: Record<Right, string> = {
  'account.create': 'all all all all all',
  'account.read': 'none none own own own',
  'account.change': 'none none own own own',
  'account.delete': 'none none own own own',
  'session.begin': 'all all all all all',
  'session.end': 'all all all all all',
  'session.list': 'none none own own own',
  'client.create': 'none none none own own',
  'client.read': 'none none none own own',
  'client.change': 'none none none own own',
  'client.delete': 'none none none own own',
  'client.manage': 'none none none none all',
  'invitation.accept': 'none none none own own',
  'request.create': 'all all all all all',
  'request.read': 'none none none own all',
  'quote.create': 'all all all all all',
  'quote.read': 'none none none own all',
  'offer.read': 'none own none own all',
  'offer.answer': 'none own none own none',
  'offer.manage': 'none none none none all',
  'file.read': 'none own none own all',
  'file.add': 'none own none own all',
  'payment.read': 'none own none own all',
  'project.manage': 'none none none none all',
  'portal.read': 'none none none own own',
  'project.read': 'none own none own all',
  'project.answer': 'none own none own none',
  'message.read': 'none own none own all',
  'message.write': 'none own none own none',
  'note.manage': 'none none none none all',
  'user.read': 'none none none none all',
  'user.change': 'none none none none all',
  'inbox.read': 'none none none none all',
  'inbox.change': 'none none none none all',
  'audit.read': 'none none none none all',
  'today.read': 'none none none none all',
  'desk.search': 'none none none none all',
  'mail.resend': 'none none none none all',
  'mail.choose': 'all all all all all',
  'changes.hear': 'none own none own all',
  'setup.read': 'none none none none all',
  'backup.read': 'none none none none all',
};

describe('the table of rights', () => {
  it('says of every record and action who reaches how far', () => {
    const said = ALL.map((right) => [right, RIGHTS[right].join(' ')]);
    expect(Object.fromEntries(said)).toEqual(EXPECTED);
  });

  it('lets into a call just those who reach anything by it', () => {
    for (const right of ALL)
      for (const standing of STANDINGS) {
        const isLetIn = admission(accessTo(right), ACTORS[standing]) === 'admitted';
        expect(isLetIn, `${standing} ${right}`).toBe(RIGHTS[right][STANDINGS.indexOf(standing)] !== 'none');
      }
  });
});
