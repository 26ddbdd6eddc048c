import { type ReactNode, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { openProject } from '#domain/projects/calls.ts';
import { Notice } from '../design/notice.tsx';
import { PaymentDialog } from '../payments/payment-dialogs.tsx';
import type { OpenedProject } from '../projects/project-words.tsx';
import { ActWords } from '../shell/act-words.tsx';
import { callApi } from '../shell/api-client.ts';
import { useAct } from '../shell/use-act.ts';
import type { Today } from './today-query.ts';

type DuePayment = Today['payments']['rows'][number];

/** Payments of the day in the dialog of their project. */
export interface Paying {
  /** Reads the project of a payment and opens its dialog. */
  open: (payment: DuePayment) => Promise<void>;
  isOpening: (paymentId: string) => boolean;
  /** Why it could not be opened, at its row. */
  saidAt: (paymentId: string) => ReactNode;
  /** What was done in it: its row is gone by then. */
  done: ReactNode;
  /** To be drawn on the screen. */
  dialog: ReactNode;
}

/** A payment is noted in one dialog everywhere, with its day and how much has come. */
export function usePaying(): Paying {
  const act = useAct();
  const [at, setAt] = useState<{ id: string; advice: string | null } | null>(null);
  const [opened, setOpened] = useState<{ project: OpenedProject; id: string } | null>(null);
  const { revalidate } = useRevalidator();
  /** Whose project is being read. */
  const asked = useRef('');
  const payment = opened?.project.payments.find(({ id }) => id === opened.id);
  return {
    async open({ id, project: { id: projectId } }) {
      if (asked.current === id) return;
      asked.current = id;
      setAt({ id, advice: null });
      try {
        const project = await callApi(openProject, { params: { id: projectId } });
        // Another one was pressed meanwhile: a dialog opens for the last press only.
        if (asked.current !== id) return;
        setOpened({ id, project });
        setAt(null);
      } catch (error) {
        if (asked.current !== id) return;
        setAt({ id, advice: callAdvice(factsOf(error)) });
      }
      asked.current = '';
    },
    isOpening: (id) => at?.id === id && at.advice === null,
    saidAt: (id) =>
      at?.id === id && (
        <div role="alert" className="empty:hidden">
          {at.advice !== null && <Notice tone="error">{at.advice}</Notice>}
        </div>
      ),
    done: <ActWords act={act} />,
    dialog: opened && payment && (
      <PaymentDialog
        key={payment.id}
        project={opened.project}
        payment={payment}
        act={act}
        onMoved={async () => {
          const { id } = opened.project;
          const [project] = await Promise.all([callApi(openProject, { params: { id } }), revalidate()]);
          setOpened((now) => (now?.project.id === id ? { ...now, project } : now));
        }}
        onClose={() => setOpened(null)}
      />
    ),
  };
}
