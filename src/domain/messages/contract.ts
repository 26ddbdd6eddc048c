import { z } from 'zod';
import { nothing } from '../accounts/contract.ts';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { keysetField } from '../api/keyset.ts';
import { perAccount, perAddress, READ_LIMIT } from '../api/limit.ts';
import * as calls from './calls.ts';
import { MESSAGE_SUBJECTS } from './message.ts';
import {
  fileIdsField,
  lineIdField,
  messageSchema,
  messageTextField,
  seenBody,
  seenUntilField,
  sendIdField,
} from './message-schema.ts';
import { PLAIN_NOTED } from './note.ts';
import { noteBody, noteSchema } from './note-schema.ts';

const about = z.object({ type: z.enum(MESSAGE_SUBJECTS), id: z.uuid() });
const noted = z.object({ type: z.enum(PLAIN_NOTED), id: z.uuid() });
const part = z.object({ before: keysetField.optional().describe('the oldest message that is known') });

const conversationSchema = z.object({
  messages: z.array(messageSchema).describe('a part of them, the oldest first'),
  hasOlder: z.boolean(),
  unread: z.int().describe('messages of the other side that nobody of this one has seen, in all'),
  closed: z.string().nullable().describe('why nothing can be written; null where it can'),
});

const notesSchema = z.array(noteSchema).describe('the oldest first');

const unreadSchema = z.object({
  total: z.int(),
  subjects: z.array(z.object({ type: z.enum(MESSAGE_SUBJECTS), id: z.uuid(), unread: z.int() })),
});

export const conversationSchemas = {
  readConversation: { params: about, query: part, answer: conversationSchema },
  writeMessage: {
    params: about,
    body: z.object({
      sendId: sendIdField,
      lineId: lineIdField.default(null),
      text: messageTextField,
      fileIds: fileIdsField,
      seenUntil: seenUntilField,
    }),
    answer: messageSchema,
  },
  withdrawMessage: { params: about.extend({ messageId: z.uuid() }), answer: messageSchema },
  markConversationRead: { params: about, body: seenBody, answer: nothing },
  portalUnread: { answer: unreadSchema },
  deskConversation: { params: about, query: part, answer: conversationSchema },
  settleConversation: {
    params: about,
    body: seenBody.extend({ lineId: lineIdField }),
    answer: nothing,
  },
  deskNotes: { params: noted, answer: notesSchema },
  writeDeskNote: { params: noted, body: noteBody, answer: notesSchema },
  removeDeskNote: { params: noted.extend({ noteId: z.uuid() }), answer: notesSchema },
  deskWaiting: {
    answer: z.object({
      total: z.int().describe('messages'),
      requests: z
        .int()
        .describe('requests with any of them, as their list counts them; 1000 stands for more, too'),
      offers: z.int(),
      projects: z.int(),
    }),
  },
};

/** What is marked as read, by a page that is open, and what is taken back. */
const MESSAGE_ACTS = perAddress('message-acts', 600, 10);

export const readConversation = endpoint(calls.readConversation, conversationSchemas.readConversation, {
  summary: 'The latest messages about a request, an offer or a project, or the part before a message.',
  access: accessTo('message.read'),
  limit: READ_LIMIT,
  errors: ['notFound'],
});

export const writeMessage = endpoint(calls.writeMessage, conversationSchemas.writeMessage, {
  summary: 'The client writes. The same sending again answers the message that it has made.',
  access: accessTo('message.write'),
  limit: perAddress('messages', 120, 60),
  errors: ['notFound', 'projectStep', 'offerStep', 'keyReused', 'databaseUnavailable'],
});

export const withdrawMessage = endpoint(calls.withdrawMessage, conversationSchemas.withdrawMessage, {
  summary: 'The client takes a message back, for five minutes and while it is unread.',
  access: accessTo('message.write'),
  limit: MESSAGE_ACTS,
  errors: ['notFound', 'messageStays', 'databaseUnavailable'],
});

export const markConversationRead = endpoint(
  calls.markConversationRead,
  conversationSchemas.markConversationRead,
  {
    summary: 'The client has seen what the operator has written.',
    access: accessTo('message.write'),
    limit: MESSAGE_ACTS,
    errors: ['notFound', 'databaseUnavailable'],
  },
);

export const portalUnread = endpoint(calls.portalUnread, conversationSchemas.portalUnread, {
  summary: 'What the client has not read, by what it is about. Nothing for the operator, who looks on.',
  access: accessTo('message.read'),
  limit: READ_LIMIT,
});

export const deskConversation = endpoint(calls.deskConversation, conversationSchemas.deskConversation, {
  summary: 'The same conversation as the operator reads it.',
  access: accessTo('project.manage'),
  limit: READ_LIMIT,
  errors: ['notFound'],
});

export const settleConversation = endpoint(calls.settleConversation, conversationSchemas.settleConversation, {
  summary: 'What the client has written until then about that line, or about the whole, needs no answer.',
  access: accessTo('project.manage'),
  limit: MESSAGE_ACTS,
  errors: ['notFound', 'databaseUnavailable'],
});

const NOTES = { access: accessTo('note.manage'), errors: ['notFound', 'databaseUnavailable'] } as const;
/** Beyond what hands can do. */
const NOTE_ACTS = perAccount('admin-notes', 600, 10);

export const deskNotes = endpoint(calls.deskNotes, conversationSchemas.deskNotes, {
  ...NOTES,
  summary: 'What the operator has noted about an offer or a project for nobody else.',
  limit: READ_LIMIT,
});

export const writeDeskNote = endpoint(calls.writeDeskNote, conversationSchemas.writeDeskNote, {
  ...NOTES,
  errors: [...NOTES.errors, 'keyReused'],
  status: 201,
  summary:
    'Adds an internal note, or notes a call, to an offer or a project; the client is told nothing. The same sending again is the same note.',
  limit: NOTE_ACTS,
});

export const removeDeskNote = endpoint(calls.removeDeskNote, conversationSchemas.removeDeskNote, {
  ...NOTES,
  summary: 'Removes an internal note.',
  limit: NOTE_ACTS,
});

export const deskWaiting = endpoint(calls.deskWaiting, conversationSchemas.deskWaiting, {
  summary: 'How many messages of clients wait for the operator.',
  access: accessTo('project.manage'),
  limit: READ_LIMIT,
});
