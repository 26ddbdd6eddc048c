import { useEffect, useState } from 'react';
import type { ClientPayment } from '#domain/payments/payment-schema.ts';
import { useSending } from '../shell/use-sending.ts';
import type { ClientActs } from './client-acts.ts';

/** The payment calls that an accepted offer has led to, as far as they are read. */
export interface OfferPayments {
  payments: readonly ClientPayment[] | null;
  advice: string | null;
  isReading: boolean;
  read: () => void;
  /** Reads them anew; a failure is told by `advice`. */
  readBy: (acts: ClientActs) => Promise<unknown>;
}

/** The payment calls that came with the page; asked for where they did not, and while there is somebody to ask. */
export function useOfferPayments(
  acts: ClientActs | null,
  first: readonly ClientPayment[] | undefined,
): OfferPayments {
  const [payments, setPayments] = useState<readonly ClientPayment[] | null>(first ?? null);
  const { isSending, refused, send } = useSending();
  const readBy = (by: ClientActs) => send(async () => setPayments((await by.payments()).payments));
  const read = () => void (acts && readBy(acts));
  const isKnown = payments !== null || refused !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, and by the button
  useEffect(() => {
    if (!isKnown) read();
  }, [acts]);
  return { payments, advice: refused?.advice ?? null, isReading: isSending, read, readBy };
}
