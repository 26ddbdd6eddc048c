import { type ReactNode, useId, useRef, useState } from 'react';
import { formatEuros } from '#domain/kernel/format.ts';
import { Badge } from '../design/badge.tsx';
import { Button, ButtonLink } from '../design/button.tsx';
import { CheckboxCard } from '../design/checkbox-card.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Disclosure } from '../design/disclosure.tsx';
import { ErrorSummary } from '../design/error-summary.tsx';
import { Field } from '../design/field.tsx';
import { focusControl } from '../design/focus-control.ts';
import { HelpTip } from '../design/help-tip.tsx';
import { Menu, MenuItem } from '../design/menu.tsx';
import { PriceDimension } from '../design/price-dimension.tsx';
import { PriceScale } from '../design/price-scale.tsx';
import { RadioCard } from '../design/radio-card.tsx';
import { Ruler } from '../design/ruler.tsx';
import { SectionMark } from '../design/section-mark.tsx';
import { Select } from '../design/select.tsx';
import { Sheet } from '../design/sheet.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { Stamp } from '../design/stamp.tsx';
import { Switch } from '../design/switch.tsx';
import { TextInput } from '../design/text-input.tsx';
import { Textarea } from '../design/textarea.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import { Toast, ToastArea } from '../design/toast.tsx';
import { TooltipProvider } from '../design/tooltip.tsx';
import { KitPart } from './kit-part.tsx';
import { KitPublic } from './kit-public.tsx';
import { KitType } from './kit-type.tsx';

/** The parts that the public pages have too. */
export const KitSite = () => (
  <>
    <Buttons />
    <Fields />
    <Choices />
    <Drawings />
    <KitPublic />
    <Overlays />
    <KitType />
  </>
);

const VARIANTS = ['primary', 'secondary', 'quiet', 'link'] as const;
const SIZES = ['small', 'medium', 'large'] as const;
const TIPS = ['info', 'warning', 'success'] as const;
const TONES = ['neutral', 'strong', 'ok', 'warn', 'error'] as const;

const Row = ({ children }: { children: ReactNode }) => <div className="kit-row">{children}</div>;

const Buttons = () => (
  <KitPart name="Tlačidlá">
    {SIZES.map((size) => (
      <Row key={size}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} size={size}>
            Odoslať
          </Button>
        ))}
      </Row>
    ))}
    <Row>
      <Button disabled>Uložené</Button>
      <Button loading>Odosielam</Button>
      <ButtonLink to="/kontakt" variant="secondary">
        Kontakt
      </ButtonLink>
    </Row>
  </KitPart>
);

function Fields() {
  const summary = useRef<HTMLElement>(null);
  const id = useId();
  return (
    <KitPart name="Polia">
      <ErrorSummary
        heading="Opravte jedno pole"
        as="h4"
        entries={[{ id, message: 'Napíšte e-mail.' }]}
        onSelect={(entry) => focusControl(entry.id)}
        ref={summary}
      />
      <Field label="Firma" hint={'Ako je zapísaná v\u00A0registri'} required>
        {(control) => <TextInput {...control} placeholder={'Vzorová strecha, s.\u00A0r.\u00A0o.'} />}
      </Field>
      <Field label="E-mail" id={id} error="Napíšte e-mail.">
        {(control) => <TextInput {...control} defaultValue="martin@" />}
      </Field>
      <Field label="Termín">
        {(control) => (
          <Select {...control}>
            <option>Do mesiaca</option>
          </Select>
        )}
      </Field>
      <Field label="Popis">{(control) => <Textarea {...control} rows={2} counter="0/2000" />}</Field>
    </KitPart>
  );
}

function Choices() {
  const name = useId();
  const [on, setOn] = useState(true);
  return (
    <KitPart name="Voľby">
      <CheckboxCard defaultChecked>Recenzie</CheckboxCard>
      <CheckboxCard>Rezervácia</CheckboxCard>
      <CheckboxCard disabled>Nedostupná</CheckboxCard>
      <RadioCard name={name} defaultChecked>
        Jedna z&nbsp;dvoch
      </RadioCard>
      <RadioCard name={name}>Druhá z&nbsp;dvoch</RadioCard>
      <Row>
        <Switch checked={on} onSwitch={setOn}>
          Zapnuté
        </Switch>
        <Switch checked={!on} onSwitch={(off) => setOn(!off)}>
          Vypnuté
        </Switch>
      </Row>
    </KitPart>
  );
}

const Drawings = () => (
  <KitPart name="Kresba">
    <SectionMark number={1}>Značka časti</SectionMark>
    <Row>
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          Stav
        </Badge>
      ))}
    </Row>
    <Sheet>
      <TitleBlock
        cells={[
          { label: 'Ponuka', value: 'CP-2026-0012' },
          { label: 'Revízia', value: 'C' },
        ]}
      />
    </Sheet>
    <Sheet registered>
      <div className="kit-inside">
        <Stamp word="Prijaté" label="Číslo dopytu" number="1204" />
      </div>
    </Sheet>
    <Sheet light>
      <Skeleton className="kit-skeleton" />
      Načítavanie
    </Sheet>
    <PriceDimension min={2200} max={2970} time={'3\u00A0–\u00A06\u00A0týždňov'} />
    <PriceScale end={8000} endLabel={formatEuros(8000)} start={1200} span={[1500, 3500]} />
    <Ruler
      label="Kroky"
      progress={0.5}
      steps={[
        { key: 'a', label: 'Remeslo', state: 'done', onSelect: () => undefined },
        { key: 'b', label: 'Rozsah', state: 'current' },
        { key: 'c', label: 'Kontakt', state: 'ahead' },
      ]}
    />
    <Disclosure title="Otvorená odpoveď" open>
      Text odpovede.
    </Disclosure>
    <Disclosure title="Zatvorená odpoveď">Text odpovede.</Disclosure>
  </KitPart>
);

function Overlays() {
  const [dialog, setDialog] = useState(false);
  const [toast, setToast] = useState<'default' | 'destructive' | null>(null);
  return (
    <KitPart name="Nad stránkou">
      <Row>
        <Button onClick={() => setDialog(true)}>Dialóg</Button>
        <Menu trigger={<Button>Ponuka úkonov</Button>}>
          <MenuItem onSelect={() => setDialog(true)}>Otvoriť dialóg</MenuItem>
          <MenuItem onSelect={() => undefined} disabled>
            Nedostupné
          </MenuItem>
        </Menu>
        <Button onClick={() => setToast('default')}>Oznam</Button>
        <Button onClick={() => setToast('destructive')}>Oznam o&nbsp;chybe</Button>
        <TooltipProvider>
          {TIPS.map((variant) => (
            <HelpTip key={variant} variant={variant} label="Viac informácií">
              Vysvetlenie vedľa toho, čo vysvetľuje.
            </HelpTip>
          ))}
        </TooltipProvider>
      </Row>
      <Dialog
        open={dialog}
        onOpenChange={setDialog}
        title="Dialóg"
        description="Zatvorí sa krížikom alebo klávesom."
      >
        <p className="kit-inside">Obsah dialógu.</p>
      </Dialog>
      <ToastArea duration={5000} swipeThreshold={50} hotkey="F8">
        <Toast
          open={toast !== null}
          onOpenChange={() => setToast(null)}
          title="Dopyt 1176 je v&nbsp;archíve"
          variant={toast ?? 'default'}
        />
      </ToastArea>
    </KitPart>
  );
}
