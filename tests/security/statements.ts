import { Client } from 'pg';
import { vi } from 'vitest';

/** What calls about accounts ask and write; the rest is what jobs do meanwhile. */
const OF_CALLS =
  /"(accounts|sessions|sign_in_failures|audit_log|clients|client_members|requests|quotes)"|(insert into|delete from) "(mails|email_codes|account_links)"/;

/** The mail with a code is made by a job, which asks whose the address is. */
const OF_JOBS = /^select .* from "email_codes" where "email_codes"."id"/;

/** Runs something and tells the statements that the database was asked meanwhile, those about accounts unless told, without their values. */
export async function statementsOf<T>(
  work: () => Promise<T>,
  about = OF_CALLS,
): Promise<{ result: T; statements: string[] }> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    const result = await work();
    const texts = query.mock.calls.map(([asked]) => (typeof asked === 'string' ? asked : textOf(asked)));
    return { result, statements: texts.filter((text) => about.test(text) && !OF_JOBS.test(text)) };
  } finally {
    query.mockRestore();
  }
}

const textOf = (asked: unknown): string =>
  typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : '';
