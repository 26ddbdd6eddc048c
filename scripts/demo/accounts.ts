import { login, logout, proveEmail, register, setUpAdmin } from '#domain/accounts/calls.ts';
import { changeProfile } from '#domain/accounts/profile-calls.ts';
import { inviteMember } from '#domain/clients/desk-calls.ts';
import { acceptInvitation } from '#domain/clients/invitation-calls.ts';
import { markConversationRead, portalUnread } from '#domain/messages/calls.ts';
import { emailOf, type Firm, known, personOf, phoneOf } from './firm.ts';
import { CUSTOMERS, OPERATOR } from './sign-ins.ts';

/** Somebody invited who has not come yet. */
const INVITED = { person: 'benko', mailbox: 'syn', day: -5 } as const;

const CODE_MAIL = 'account-email-code';
const INVITATION_MAIL = 'client-invitation';

/** The operator's account, by the link that the first start prints. */
export async function makeOperator(
  { operator, mails, secrets, services }: Firm,
  token: string,
): Promise<void> {
  const email = services.operator.address;
  await operator.make(setUpAdmin, { body: { ...OPERATOR, email, token } });
  await operator.make(proveEmail, { body: { code: codeIn(mails, secrets, email) } });
}

const codeIn = (mails: Firm['mails'], secrets: Firm['secrets'], email: string): string =>
  secrets.code(String(mails.payloadOf(CODE_MAIL, email).codeId));

/** Writes down that customers get accounts. */
export function planAccounts(firm: Firm): void {
  const { diary, calendar } = firm;
  for (const account of CUSTOMERS) {
    const next = calendar.story(new Date(0));
    const email = emailOf(account.person);
    if (account.isInvited)
      diary.note(next(account.day, 'operator'), () => invite(firm, account.person, email));
    diary.note(next(account.day, 'client'), () => join(firm, account));
    diary.note(next(account.readsOn, 'client'), () => readAll(firm, account));
  }
  const { person, mailbox, day } = INVITED;
  const at = calendar.story(new Date(0))(day, 'operator');
  diary.note(at, () => invite(firm, person, emailOf(person, mailbox)));
}

async function invite({ operator, clients }: Firm, person: string, email: string): Promise<void> {
  await operator.make(inviteMember, { params: { id: known(clients.get(person), person) }, body: { email } });
}

async function join(
  firm: Firm,
  { person, username, password, isInvited }: (typeof CUSTOMERS)[number],
): Promise<void> {
  const { mails, secrets } = firm;
  const visitor = firm.visitorOf(person);
  const email = emailOf(person);
  await visitor.make(register, { body: { username, email, password } });
  await visitor.make(proveEmail, { body: { code: codeIn(mails, secrets, email) } });
  await visitor.make(changeProfile, {
    body: { fullName: personOf(person).name, phone: phoneOf(person), version: 0 },
  });
  if (isInvited) {
    const token = secrets.token(String(mails.payloadOf(INVITATION_MAIL, email).invitationId));
    await visitor.make(acceptInvitation, { body: { token } });
  }
  await visitor.make(logout, {});
}

/** The client comes back and reads what the operator has written. */
async function readAll(
  firm: Firm,
  { person, username, password }: (typeof CUSTOMERS)[number],
): Promise<void> {
  const visitor = firm.visitorOf(person);
  await visitor.make(login, { body: { username, password } });
  const { subjects } = await visitor.make(portalUnread, {});
  for (const { type, id } of subjects)
    await visitor.make(markConversationRead, {
      params: { type, id },
      body: { seenUntil: firm.seenUntil() },
    });
  await visitor.make(logout, {});
}
