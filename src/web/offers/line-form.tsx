import { ChevronUp, Ellipsis } from 'lucide-react';
import {
  addLine,
  changeLine,
  copyLine,
  moveLineTo,
  placeOf,
  removeLine,
  setChoice,
  stepOf,
} from '#domain/offers/edit-lines.ts';
import { type Charge, type LineChoice, type OfferLine, UNITS, type Unit } from '#domain/offers/offer.ts';
import { OFFER_LIMITS } from '#domain/offers/offer-limits.ts';
import { UNIT_TEXTS } from '#domain/offers/unit-texts.ts';
import { Dense } from '../design/areas/dense.tsx';
import { KeyCap } from '../design/areas/key-cap.tsx';
import { Segmented } from '../design/areas/segmented.tsx';
import { Field } from '../design/field.tsx';
import { Menu, MenuItem } from '../design/menu.tsx';
import { Select } from '../design/select.tsx';
import { TextInput } from '../design/text-input.tsx';
import { Textarea } from '../design/textarea.tsx';
import { randomId } from '../shell/random-id.ts';
import { controlOf, useEditor } from './editor-context.ts';
import { NumberField } from './number-field.tsx';

const CHOICES: readonly { value: LineChoice['kind']; label: string }[] = [
  { value: 'fixed', label: 'Pevná' },
  { value: 'optional', label: 'Voliteľná' },
  { value: 'alternative', label: 'Na výber' },
];

const CHARGES: readonly { value: Charge; label: string }[] = [
  { value: 'once', label: 'Jednorazovo' },
  { value: 'month', label: 'Mesačne' },
];

/** Everything that a line says, and what can be done with it. */
export function LineForm({ line, onDone }: { line: OfferLine; onDone?: () => void }) {
  const { change, problems } = useEditor();
  const field = (name: string) => `lines.${line.id}.${name}`;
  const nameProblem = problems.find((problem) => problem.field === field('name'));
  const set = (changes: Partial<Omit<OfferLine, 'id' | 'choice'>>) =>
    change((content) => changeLine(content, line.id, changes));
  return (
    <Dense className="offer-line-form">
      <div className="offer-line-figures">
        <Field label="Názov" id={controlOf(field('name'))} error={nameProblem?.message}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={OFFER_LIMITS.name}
              autoComplete="off"
              value={line.name}
              onChange={(event) => set({ name: event.target.value })}
            />
          )}
        </Field>
        <NumberField
          field={field('quantity')}
          label="Počet"
          value={line.quantity}
          decimals
          min={1}
          max={OFFER_LIMITS.quantity}
          onValue={(quantity) => set({ quantity })}
        />
        <Field label="Jednotka">
          {(control) => (
            <Select
              {...control}
              value={line.unit}
              onChange={(event) => {
                const unit = UNITS.find((one): one is Unit => one === event.target.value);
                if (unit) set({ unit });
              }}
            >
              {UNITS.map((unit) => (
                <option key={unit} value={unit}>
                  {UNIT_TEXTS[unit]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <NumberField
          field={field('unitPrice')}
          label="Cena za jednotku"
          unit="€"
          value={line.unitPrice}
          decimals
          min={0}
          max={OFFER_LIMITS.unitPrice}
          onValue={(unitPrice) => set({ unitPrice })}
        />
      </div>
      <Field label="Čo v&nbsp;tom je" id={controlOf(field('included'))}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            short
            maxLength={OFFER_LIMITS.included}
            value={line.included}
            onChange={(event) => set({ included: event.target.value })}
          />
        )}
      </Field>
      <div className="offer-line-acts">
        <Segmented
          label="Druh"
          options={CHOICES}
          value={line.choice.kind}
          onValue={(kind) => change((content) => setChoice(content, line.id, kind))}
        />
        <Segmented
          label="Ako sa platí"
          options={CHARGES}
          value={line.charged}
          onValue={(charged) => set({ charged })}
        />
        <LineMenu line={line} />
        {onDone && (
          <button
            type="button"
            className="button button-icon button-quiet"
            aria-label="Zavrieť položku"
            onClick={onDone}
          >
            <ChevronUp aria-hidden="true" strokeWidth={1.5} />
          </button>
        )}
      </div>
    </Dense>
  );
}

/** Moves, copies and removes a line: the first way, beside keys and dragging. */
function LineMenu({ line }: { line: OfferLine }) {
  const { content, change, moveLine, setOpen, setUndo, say } = useEditor();
  const here = placeOf(content, line.id);
  const others = content.groups.filter(({ id }) => id !== here?.group);
  const named = line.name === '' ? 'Položka bez názvu' : `Položka „${line.name}“`;
  const remove = () => {
    if (!here) return;
    change((before) => removeLine(before, line.id));
    setOpen(null);
    setUndo({ said: `${named} je odstránený.`, putBack: (now) => addLine(now, line, here) });
  };
  const copy = () => {
    const id = randomId();
    change((before) => copyLine(before, line.id, id));
    setOpen(id);
    say(`${named} má kópiu.`);
  };
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="button button-icon button-quiet"
          aria-label={`${named}: čo s\u00A0ním`}
        >
          <Ellipsis aria-hidden="true" strokeWidth={1.5} />
        </button>
      }
    >
      <MenuItem disabled={stepOf(content, line.id, -1) === null} onSelect={() => moveLine(line.id, -1)}>
        Posunúť vyššie <KeyCap>Alt ↑</KeyCap>
      </MenuItem>
      <MenuItem disabled={stepOf(content, line.id, 1) === null} onSelect={() => moveLine(line.id, 1)}>
        Posunúť nižšie <KeyCap>Alt ↓</KeyCap>
      </MenuItem>
      {others.map((group) => (
        <MenuItem
          key={group.id}
          onSelect={() =>
            change((before) => moveLineTo(before, line.id, { group: group.id, index: group.lines.length }))
          }
        >
          Presunúť do „{group.name || 'skupina bez názvu'}“
        </MenuItem>
      ))}
      <MenuItem onSelect={copy}>Duplikovať</MenuItem>
      <MenuItem onSelect={remove}>Odstrániť</MenuItem>
    </Menu>
  );
}
