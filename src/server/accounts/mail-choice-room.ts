import { text } from 'node:stream/consumers';
import * as contract from '#domain/accounts/mail-choice-contract.ts';
import { mailChoiceHref } from '#domain/accounts/mail-choice-link.ts';
import { Fault } from '#domain/errors/faults.ts';
import { type ServedCall, serve } from '../http/serve.ts';
import type { MailChoiceService } from './mail-switches.ts';

/** What a mail program sends with one press (RFC 8058), as a form of either kind. */
const ONE_CLICK = /List-Unsubscribe(=|"\s+)One-Click/;

/** Switching kinds of mail off from the mails themselves. */
export const mailChoiceCalls = (choices: MailChoiceService): ServedCall[] => [
  serve(contract.showMailChoice, ({ body }) => choices.show(body.token)),
  serve(contract.changeMailChoice, ({ body, now }) => choices.change(body.token, body.isOn, now)),
  serve(contract.openMailChoice, async ({ params, reply }) => {
    reply.header('location', mailChoiceHref(params.token));
    return {};
  }),
  serve(contract.oneClickOff, async ({ params, upload, now }) => {
    // A program that only looks whether the address answers switches nothing off.
    if (!upload || !ONE_CLICK.test(await text(upload.bytes))) throw new Fault('malformed');
    await choices.change(params.token, false, now);
    return {};
  }),
];
