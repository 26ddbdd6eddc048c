import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import * as calls from '#domain/requests/inbox-calls.ts';
import type { ReplyTemplate } from '#domain/requests/inbox-contract.ts';
import { fillTemplate, PLACEHOLDERS, type Placeholder } from '#domain/requests/reply-template.ts';
import { KeyCap } from '../design/areas/key-cap.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { Menu, MenuItem } from '../design/menu.tsx';
import { Notice } from '../design/notice.tsx';
import { TextInput } from '../design/text-input.tsx';
import { Textarea } from '../design/textarea.tsx';
import { callApi } from '../shell/api-client.ts';
import { LATER_WORDS } from '../shell/later-words.ts';
import { useSeenVersion } from '../shell/seen-version.ts';
import { StandsNow } from '../shell/stands-now.tsx';
import { useContractForm } from '../shell/use-contract-form.ts';

/** What the placeholders of a template stand for here. */
export interface Templates {
  values: Readonly<Record<Placeholder, string>>;
}

const templatesQuery = queryOptions({
  queryKey: [calls.replyTemplates.path],
  queryFn: ({ signal }) => callApi(calls.replyTemplates, {}, { signal }),
});

/** What the menu does with the text that is written. */
export interface TemplatesControl {
  /** What is written now, which can become a template. */
  text: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onInsert: (text: string) => void;
  /** The menu has closed. */
  onClosed: () => void;
}

interface TemplatesMenuProps extends TemplatesControl {
  templates: Templates;
}

/** A template as it is begun to be written: one that is there, or a new one. */
type BegunTemplate = Pick<ReplyTemplate, 'name' | 'text'> & { id?: string };

/** Something that is done with templates in a dialog: the list of all, or one that is written. */
type Doing = { as: 'list' } | { as: 'edit'; template: BegunTemplate };

/** Texts that answers begin with: put in by one press, kept from what is written, and looked after. */
export function TemplatesMenu({
  templates,
  text,
  open,
  onOpenChange,
  onInsert,
  onClosed,
}: TemplatesMenuProps) {
  const { data: all = [], isError } = useQuery(templatesQuery);
  const [doing, setDoing] = useState<Doing | null>(null);
  return (
    <>
      <Menu
        open={open}
        onOpenChange={onOpenChange}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
        trigger={
          <Button variant="quiet" size="dense" className="ml-auto">
            Šablóna <KeyCap>T</KeyCap>
            <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
          </Button>
        }
      >
        {isError && <MenuItem onSelect={() => undefined}>Šablóny sa nenačítali.</MenuItem>}
        {all.map((template) => (
          <MenuItem
            key={template.id}
            onSelect={() => onInsert(fillTemplate(template.text, templates.values))}
          >
            {template.name}
          </MenuItem>
        ))}
        {text.trim() !== '' && (
          <MenuItem onSelect={() => setDoing({ as: 'edit', template: { name: '', text } })}>
            Uložiť text ako šablónu…
          </MenuItem>
        )}
        <MenuItem
          onSelect={() =>
            setDoing(all.length > 0 ? { as: 'list' } : { as: 'edit', template: { name: '', text: '' } })
          }
        >
          {all.length > 0 ? 'Spravovať šablóny…' : 'Nová šablóna…'}
        </MenuItem>
      </Menu>
      <Dialog
        open={doing !== null}
        onOpenChange={() => setDoing(null)}
        title={doing?.as === 'edit' ? 'Šablóna odpovede' : 'Šablóny odpovedí'}
      >
        {doing?.as === 'list' && (
          <TemplateList
            all={all}
            onEdit={(template) => setDoing({ as: 'edit', template })}
            onNew={() => setDoing({ as: 'edit', template: { name: '', text: '' } })}
          />
        )}
        {doing?.as === 'edit' && (
          <TemplateForm
            template={doing.template}
            now={all.find(({ id }) => id === doing.template.id) ?? NEW}
            onDone={() => setDoing(null)}
          />
        )}
      </Dialog>
    </>
  );
}

interface TemplateListProps {
  all: readonly ReplyTemplate[];
  onEdit: (template: ReplyTemplate) => void;
  onNew: () => void;
}

function TemplateList({ all, onEdit, onNew }: TemplateListProps) {
  const client = useQueryClient();
  const [advice, setAdvice] = useState<string | null>(null);
  const remove = async ({ id, version }: ReplyTemplate) => {
    setAdvice(null);
    try {
      await callApi(calls.removeReplyTemplate, { params: { id }, query: { version: String(version) } });
    } catch (error) {
      setAdvice(callAdvice(factsOf(error)));
    }
    await client.invalidateQueries(templatesQuery);
  };
  return (
    <div className="grid gap-4 px-5 py-4 md:px-8">
      <div role="alert" className="empty:hidden">
        {advice !== null && <Notice tone="error">{advice}</Notice>}
      </div>
      <ul>
        {all.map((template) => (
          <li
            key={template.id}
            className="flex flex-wrap items-center gap-x-4 border-t border-line py-1 first:border-t-0"
          >
            <b className="min-w-0 flex-1 basis-40 wrap-anywhere">{template.name}</b>
            <Button variant="link" size="small" onClick={() => onEdit(template)}>
              Upraviť <span className="sr-only">šablónu {template.name}</span>
            </Button>
            <Button variant="link" size="small" onClick={() => void remove(template)}>
              Odstrániť <span className="sr-only">šablónu {template.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button size="small" className="justify-self-start" onClick={onNew}>
        Nová šablóna
      </Button>
    </div>
  );
}

interface TemplateFormProps {
  template: BegunTemplate;
  /** What stands of it by now. */
  now: Pick<ReplyTemplate, 'name' | 'text' | 'version'>;
  onDone: () => void;
}

const NEW = { name: '', text: '', version: 0 };

const loadContract = () => import('#domain/requests/inbox-contract.ts');

const MARKS = Object.entries(PLACEHOLDERS)
  .map(([name, meaning]) => `{${name}} ${meaning}`)
  .join(', ');

function TemplateForm({ template, now, onDone }: TemplateFormProps) {
  const client = useQueryClient();
  const reread = () => client.invalidateQueries(templatesQuery);
  const { version, hasChanged, saved, failed } = useSeenVersion(now, reread);
  const { id } = template;
  const common = {
    key: ['reply-templates'],
    id: 'template',
    fields: ['name', 'text'] as const,
    advice: callAdvice,
    onDone: () => {
      void reread();
      onDone();
    },
    onArrived: (answer: ReplyTemplate) => {
      saved(answer);
      void reread();
    },
  };
  const adding = useContractForm({
    ...common,
    call: calls.addReplyTemplate,
    once: LATER_WORDS.added,
    loadSchemas: async () => (await loadContract()).inboxSchemas.addReplyTemplate,
    input: (body) => ({ body }),
  });
  const changing = useContractForm({
    ...common,
    call: calls.changeReplyTemplate,
    loadSchemas: async () => (await loadContract()).inboxSchemas.changeReplyTemplate,
    input: (texts) => ({ params: { id: id ?? '' }, body: { ...texts, version } }),
    onFailed: (facts) => void failed(facts),
  });
  const { form, field, advice, later, isOver, isSending } = id === undefined ? adding : changing;
  return (
    <form {...form} className="grid gap-4 px-5 py-6 md:px-8">
      <Field {...field('name')} label="Názov" hint="Uvidíte ho len vy.">
        {(control) => <TextInput {...control} name="name" defaultValue={template.name} autoComplete="off" />}
      </Field>
      <Field {...field('text')} label="Text" hint={`Doplní sa: ${MARKS}.`}>
        {(control) => <Textarea {...control} name="text" rows={6} defaultValue={template.text} />}
      </Field>
      <div role="alert" className="empty:hidden">
        {advice && <Notice tone="error">{advice}</Notice>}
        {later && <Notice tone="warn">{later}</Notice>}
      </div>
      {hasChanged && (
        <StandsNow
          rows={[
            { label: 'Názov', value: now.name },
            { label: 'Text', value: now.text },
          ]}
        />
      )}
      {isOver ? (
        <Button size="small" className="justify-self-start" onClick={onDone}>
          Zavrieť
        </Button>
      ) : (
        <Button
          type="submit"
          variant="primary"
          size="small"
          className="justify-self-start"
          loading={isSending}
        >
          Uložiť šablónu
        </Button>
      )}
    </form>
  );
}
