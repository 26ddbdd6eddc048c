import * as calls from '#domain/consent/calls.ts';
import { type ConsentRecord, consentAction, type Decision } from '#domain/consent/consent.ts';
import { reloadOnceReachable } from '../errors/chunk-reload.ts';
import { callApi } from '../shell/api-client.ts';
import { randomId } from '../shell/random-id.ts';
import { removeStored } from '../shell/stored-data.ts';
import { isChatStarted } from './chat-widget.ts';
import type { ConsentNotice } from './consent-notice.ts';
import { keepDecision, lastDecision } from './consent-store.ts';

/** How long a page waits for the server before it goes on without the chat, in milliseconds. */
const PROOF_WAIT_MS = 2000;

interface Choice {
  pressed: Parameters<typeof consentAction>[0];
  chat: boolean;
  source: Decision['source'];
}

/**
 * Keeps a decision here and, as proof, on the server. A refusal removes what the chat has stored, now or at an earlier
 * visit; a chat that runs already is removed with it: the page loads anew without it.
 */
export async function decide({ question, chat }: ConsentNotice, choice: Choice): Promise<void> {
  const before = lastDecision();
  const categories = { chat: choice.chat };
  const record: ConsentRecord = {
    ...question,
    decisionId: randomId(),
    consentId: before?.consentId ?? randomId(),
    action: consentAction(choice.pressed, before?.categories ?? null, categories),
    source: choice.source,
    categories,
    decidedAt: new Date().toISOString(),
    proven: false,
  };
  keepDecision(record);
  const proof = prove(record);
  if (choice.chat) return;
  removeStored(chat.stores);
  if (!isChatStarted()) return;
  await orSoon(proof);
  // It may have stored something anew meanwhile.
  removeStored(chat.stores);
  reloadOnceReachable();
}

/** Sends the decision that this browser keeps; without an answer it is sent again at the next start. */
export async function prove(record: ConsentRecord): Promise<void> {
  const { decidedAt: _at, proven: _proven, ...decision } = record;
  const sent = await send(decision);
  if (sent && lastDecision()?.decisionId === record.decisionId) keepDecision({ ...record, proven: true });
}

/** Takes an earlier consent back on the server, before its record here is deleted with everything else. */
export async function withdrawBeforeDeletion({ question }: ConsentNotice): Promise<void> {
  const before = lastDecision();
  if (!before?.categories.chat) return;
  const { consentId } = before;
  const decision = { ...question, consentId, decisionId: randomId(), categories: { chat: false } };
  await orSoon(send({ ...decision, action: 'withdraw', source: 'deletion' }));
}

async function send(decision: Decision): Promise<boolean> {
  try {
    await callApi(calls.recordConsent, { body: decision }, { keepalive: true });
    return true;
  } catch (error) {
    console.warn('Failed to send the decision about cookies', error);
    return false;
  }
}

const orSoon = (promise: Promise<unknown>): Promise<unknown> =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, PROOF_WAIT_MS))]);
