import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { formatCents } from '#domain/kernel/format.ts';
import { plural } from '#domain/kernel/plural.ts';
import { offerTemplates, removeOfferTemplate, saveOfferTemplate } from '#domain/offers/calls.ts';
import { insertGroup } from '#domain/offers/edit-lines.ts';
import type { OfferGroup } from '#domain/offers/offer.ts';
import { OFFER_LIMITS } from '#domain/offers/offer-limits.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { TextInput } from '../design/text-input.tsx';
import { callApi } from '../shell/api-client.ts';
import { failureAdvice } from '../shell/failure-advice.ts';
import { randomId } from '../shell/random-id.ts';
import { useEditor } from './editor-context.ts';

interface TemplatesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Groups under new ids, so that they can stand beside those they were copied from. */
function asNew(groups: readonly OfferGroup[]): OfferGroup[] {
  const alternatives = new Map<string, string>();
  const renamed = (group: string): string => {
    const known = alternatives.get(group) ?? randomId();
    alternatives.set(group, known);
    return known;
  };
  return groups.map((group) => ({
    ...group,
    id: randomId(),
    lines: group.lines.map((line) => ({
      ...line,
      id: randomId(),
      choice:
        line.choice.kind === 'alternative'
          ? { ...line.choice, group: renamed(line.choice.group) }
          : line.choice,
    })),
  }));
}

/** Lines that are kept for other offers: put into this one, or kept from it. */
export function TemplatesDialog({ open, onOpenChange }: TemplatesDialogProps) {
  const { offer, content, change, flush, setUndo } = useEditor();
  const [name, setName] = useState('');
  const [running, setRunning] = useState<string | null>(null);
  const [advice, setAdvice] = useState<string | null>(null);
  const {
    data: templates,
    error,
    refetch,
  } = useQuery({
    queryKey: [offerTemplates.path],
    queryFn: ({ signal }) => callApi(offerTemplates, {}, { signal }),
    enabled: open,
    refetchOnMount: 'always',
    meta: { toast: false },
  });
  const run = async (key: string, work: () => Promise<unknown>) => {
    setAdvice(null);
    setRunning(key);
    try {
      await work();
    } catch (failure) {
      setAdvice(failureAdvice(failure, accountAdvice));
    }
    setRunning(null);
  };
  const insert = (groups: readonly OfferGroup[], named: string) => {
    const before = content;
    change((now) => asNew(groups).reduce((all, group) => insertGroup(all, group, all.groups.length), now));
    setUndo({ said: `Vložené zo šablóny „${named}“.`, putBack: () => before });
    onOpenChange(false);
  };
  const save = () =>
    run('save', async () => {
      if (!(await flush())) throw new Error('not saved');
      await callApi(saveOfferTemplate, { body: { offerId: offer.id, name } });
      setName('');
      await refetch();
    });
  const remove = (id: string) =>
    run(id, async () => {
      await callApi(removeOfferTemplate, { params: { id } });
      await refetch();
    });
  const failed = advice ?? (error ? failureAdvice(error, accountAdvice) : null);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Šablóny ponúk">
      <div className="record-panel">
        <div role="alert">{failed !== null && <Notice tone="error">{failed}</Notice>}</div>
        {templates?.length === 0 && <p className="text-ink-2">Zatiaľ nemáte žiadnu šablónu.</p>}
        <ul className="offer-variants" aria-label="Šablóny">
          {templates?.map((template) => (
            <li key={template.id}>
              <p className="offer-sums-row">
                <b>{template.name}</b>
                <span className="text-ink-2">
                  {plural(template.lines, 'item')}, {formatCents(template.onceTotal)}
                </span>
              </p>
              <div className="offer-tools">
                <Button
                  size="small"
                  onClick={() => insert(template.groups, template.name)}
                  aria-label={`Vložiť: ${template.name}`}
                >
                  Vložiť
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  loading={running === template.id}
                  onClick={() => void remove(template.id)}
                  aria-label={`Odstrániť šablónu: ${template.name}`}
                >
                  Odstrániť
                </Button>
              </div>
            </li>
          ))}
        </ul>
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '') void save();
          }}
        >
          <Field label={`Uložiť ${worded(offer, 'túto ponuku', 'tento dodatok')} ako šablónu`}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={OFFER_LIMITS.templateName}
                placeholder="Názov šablóny"
                autoComplete="off"
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          <Button type="submit" size="small" loading={running === 'save'}>
            Uložiť šablónu
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
