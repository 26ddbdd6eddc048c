import type { ShownMessage } from '#domain/messages/message-schema.ts';
import type { OpenedProject } from './project-words.tsx';

/** Messages of the client that wait for an answer; one that asks for a change is told as the change. */
export const unansweredOf = ({ messages, changes }: OpenedProject): ShownMessage[] =>
  messages.filter(
    ({ id, waits }) =>
      waits && !changes.some(({ messageId, state }) => messageId === id && state === 'asked'),
  );
