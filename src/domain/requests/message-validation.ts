import { messageFields } from './message-contract.ts';
import { MESSAGE_FIELDS, type MessageField, type MessageForm } from './message-form.ts';

export { messageAnswerSchema } from './message-contract.ts';

/** Slovak message by field; a field without a message is right. */
export type MessageErrors = Partial<Record<MessageField, string>>;

/** Messages of every wrong field, by the rules of the server. */
export function messageErrors(form: MessageForm): MessageErrors {
  const wrong = MESSAGE_FIELDS.flatMap((field): [MessageField, string][] => {
    const message = messageFields[field].safeParse(form[field]).error?.issues[0]?.message;
    return message === undefined ? [] : [[field, message]];
  });
  return Object.fromEntries(wrong);
}
