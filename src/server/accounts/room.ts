import { signedIn } from '#domain/accounts/actor.ts';
import * as contract from '#domain/accounts/contract.ts';
import { LIFETIMES } from '#domain/accounts/lifetimes.ts';
import * as profileContract from '#domain/accounts/profile-contract.ts';
import { FAILURES_KEPT } from '#domain/accounts/sign-in-delay.ts';
import { Fault } from '#domain/errors/faults.ts';
import { inBatches } from '../db/batches.ts';
import type { Foundation } from '../foundation.ts';
import { startCsrf } from '../http/csrf.ts';
import { serve } from '../http/serve.ts';
import { createCodeShare } from '../mail/shares.ts';
import type { Room, Sweep } from '../room.ts';
import { createAccountLinks } from './account-links.ts';
import { deleteEndedSessions, deleteUnprovenAccounts } from './data.ts';
import { createDeletionService } from './deletion.ts';
import { createDerivedSecrets } from './derived-secrets.ts';
import { createMailCode } from './email-codes.ts';
import { factorCalls, factorSweep } from './factor-room.ts';
import { ensureFirstAdmin } from './first-admin.ts';
import { deleteEndedLinks } from './link-data.ts';
import { mailChoiceCalls } from './mail-choice-room.ts';
import { createMailChoices, type MailChoiceService } from './mail-switches.ts';
import { accountComposers } from './mails.ts';
import { createNewPassword } from './new-password.ts';
import { farewellSweep, leavingCalls } from './own-data-room.ts';
import { createPasswords } from './passwords.ts';
import { createProfileService } from './profile.ts';
import { createRecovery } from './recovery.ts';
import { recoveryCalls } from './recovery-room.ts';
import { createSealing } from './sealed.ts';
import { createAccountSecurity } from './security.ts';
import { createSecurityNotice, type SecurityNotice, securityComposers } from './security-notices.ts';
import { securityCalls } from './security-room.ts';
import { createAccountService } from './service.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { issueSetupToken } from './setup.ts';
import { createSignInThrottle } from './throttle.ts';
import { deleteOldFailures } from './throttle-data.ts';
import { unusedAccountSweep } from './unused.ts';

export interface AccountRoom extends Room, Pick<Sessions, 'actorOf' | 'actorNow' | 'isOperators'> {
  mailChoices: MailChoiceService;
  securityNotice: SecurityNotice;
  /** For the link that makes the first administrator; null when there is one, or ADMIN_* names one. */
  setupToken(now: Date): Promise<string | null>;
}

/** Who is who: signing in and out, registering, proving an e-mail (decisions 3, 4). */
export function accountRoom(foundation: Foundation): AccountRoom {
  const { config, https, csrf, db, random } = foundation;
  const secrets = createDerivedSecrets(config.secrets);
  const sessions = createSessions(foundation);
  const throttle = createSignInThrottle(foundation);
  const passwords = createPasswords(foundation.passwordCost);
  const newPassword = createNewPassword(foundation, passwords);
  const mailCode = createMailCode(foundation);
  const codeShare = createCodeShare(foundation.limiter);
  const securityNotice = createSecurityNotice(foundation);
  const links = createAccountLinks({ ...foundation, secrets });
  const parts = { passwords, newPassword, sessions, secrets, throttle, mailCode, codeShare, securityNotice };
  const service = createAccountService(foundation, parts);
  const profile = createProfileService(foundation);
  const mailChoices = createMailChoices({ ...foundation, sealing: createSealing(config.secrets, random) });
  const deletion = createDeletionService(foundation, { notice: securityNotice });
  return {
    actorOf: sessions.actorOf,
    isOperators: sessions.isOperators,
    actorNow: sessions.actorNow,
    securityNotice,
    mailChoices,
    calls: [
      serve(contract.csrfToken, async ({ request, reply }) => ({
        csrfToken: startCsrf(request, reply, csrf, https),
      })),
      serve(contract.currentUser, async ({ request, now }) => {
        const found = await sessions.find(request, now);
        if (!found) throw new Fault('unauthenticated');
        return sessions.userOf(found);
      }),
      serve(contract.login, (call) => service.login(call.body, call)),
      serve(contract.register, (call) => service.register(call.body, call)),
      serve(contract.logout, async (call) => {
        await sessions.end(call);
        return {};
      }),
      serve(contract.setUpAdmin, (call) => service.setUpAdmin(call.body, call)),
      serve(contract.sendEmailCode, (call) => service.sendEmailCode(signedIn(call.actor), call)),
      serve(contract.proveEmail, ({ body, actor, now }) => service.proveEmail(body, signedIn(actor), now)),
      ...factorCalls(foundation, { sessions, throttle, notice: securityNotice }),
      ...recoveryCalls(links, createRecovery(foundation, parts)),
      ...securityCalls(createAccountSecurity(foundation, parts)),
      ...leavingCalls({ sessions, deletion }),
      serve(profileContract.profile, ({ actor }) => profile.show(signedIn(actor))),
      ...mailChoiceCalls(mailChoices),
      serve(profileContract.changeProfile, ({ actor, body }) => profile.change(signedIn(actor), body)),
      serve(profileContract.switchMail, ({ actor, body }) => profile.switchMail(signedIn(actor), body)),
    ],
    mails: {
      ...accountComposers({ ...foundation, secrets }),
      ...securityComposers(foundation),
      ...links.mails,
    },
    sweeps: [
      ...sweepsOf(foundation),
      factorSweep(foundation),
      farewellSweep(foundation),
      unusedAccountSweep(foundation, deletion),
    ],
    prepare: (now) => ensureFirstAdmin(foundation, newPassword, now),
    setupToken: async (now) => (config.admin ? null : issueSetupToken(db, random, now)),
  };
}

/** Longer than a mail server may be down: a link whose mail has not gone out yet begins anew when it does. */
const LINKS_KEPT = 48 * 60 * 60_000;

/** What is over is deleted: sessions, accounts that nobody has proven, failures that nobody counts any more. */
const sweepsOf = ({ db }: Pick<Foundation, 'db'>): Sweep[] => [
  {
    name: 'delete-sessions',
    minute: 7,
    run: (now) => {
      const usedBefore = before(now, LIFETIMES.sessionIdle);
      const madeBefore = before(now, LIFETIMES.session);
      return inBatches(
        async (limit) => (await deleteEndedSessions(db, { usedBefore, madeBefore }, limit)).length,
      );
    },
  },
  {
    name: 'delete-unproven-accounts',
    minute: 11,
    run: (now) =>
      inBatches(
        async (limit) => (await deleteUnprovenAccounts(db, before(now, LIFETIMES.unproven), limit)).length,
      ),
  },
  {
    name: 'forget-failed-sign-ins',
    minute: 17,
    run: (now) =>
      inBatches(async (limit) => (await deleteOldFailures(db, before(now, FAILURES_KEPT), limit)).length),
  },
  {
    name: 'delete-account-links',
    minute: 23,
    run: (now) =>
      inBatches(async (limit) => (await deleteEndedLinks(db, before(now, LINKS_KEPT), limit)).length),
  },
];

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);
