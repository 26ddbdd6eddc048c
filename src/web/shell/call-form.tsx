import type { ReactNode } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import type { Call, CallInput, CallSchemas } from '#domain/api/call.ts';
import type { FormValues } from '#domain/api/form-draft.ts';
import type { ErrorFacts } from '#domain/errors/classify.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { ActWords } from './act-words.tsx';
import type { ApiAnswer } from './api-client.ts';
import type { Act, Said } from './use-act.ts';
import { type FieldOf, useContractForm } from './use-contract-form.ts';

export interface CallFormProps<Schemas extends CallSchemas, Name extends string> {
  call: Call<Schemas>;
  /** Begins the ids of the controls. */
  id: string;
  fields: readonly Name[];
  loadSchemas: () => Promise<Schemas>;
  input: (texts: FormValues<Name>) => CallInput<Call<Schemas>>;
  act: Act;
  /** Said on the screen once it is saved. */
  said: Said;
  onClose: () => void;
  /** On the button that sends. */
  save: string;
  /** Said where it can be done but once, and something was changed meanwhile: that stays, to be read. */
  once?: string;
  /** Why it cannot be sent yet; null where it can. */
  problem?: string | null;
  /** What was sent has arrived. */
  onSaved?: () => void;
  /** A button beside it. */
  beside?: ReactNode;
  /** It was saved, and the dialog stays: something was changed while it was being sent. */
  onStay?: (answer: ApiAnswer<Schemas>) => void;
  onFailed?: (facts: ErrorFacts) => void;
  /** Under what has failed: what stands now. */
  now?: ReactNode;
  children: (field: FieldOf<Name>) => ReactNode;
}

/** A form over one call in a dialog, which is closed once it is saved; what was done is said on the screen. */
export function CallForm<Schemas extends CallSchemas, Name extends string>({
  act,
  said,
  onClose,
  save,
  beside,
  onStay,
  onSaved,
  now,
  children,
  ...options
}: CallFormProps<Schemas, Name>) {
  const { form, field, advice, later, isOver, isSending } = useContractForm({
    ...options,
    key: ['dialog', options.id],
    advice: accountAdvice,
    onDone: () => {
      onSaved?.();
      onClose();
      void act.tell(said);
    },
    onArrived: (answer) => {
      onSaved?.();
      onStay?.(answer);
      void act.tell(said);
    },
  });
  return (
    <form {...form} className="record-panel">
      <ActWords act={act} />
      {children(field)}
      <div role="alert" className="empty:hidden">
        {advice && <Notice tone="error">{advice}</Notice>}
        {later && <Notice tone="warn">{later}</Notice>}
      </div>
      {now}
      <div className="record-acts">
        {isOver ? (
          <Button variant="primary" onClick={onClose}>
            Zavrieť
          </Button>
        ) : (
          <>
            <Button type="submit" variant="primary" loading={isSending}>
              {save}
            </Button>
            {beside}
          </>
        )}
      </div>
    </form>
  );
}
