import { useState } from 'react';
import { Checklist, ChecklistRow } from '../design/areas/checklist.tsx';
import { Dense } from '../design/areas/dense.tsx';
import { Fieldset } from '../design/areas/fieldset.tsx';
import { FileDrop } from '../design/areas/file-drop.tsx';
import { FileAct, FileAdd, Files, FileTile } from '../design/areas/file-tile.tsx';
import { MoneyInput } from '../design/areas/money-input.tsx';
import { OneTimeCode } from '../design/areas/one-time-code.tsx';
import { PasswordInput } from '../design/areas/password-input.tsx';
import { PhotoTile, PhotoTiles } from '../design/areas/photo-tiles.tsx';
import { QrCode } from '../design/areas/qr-code.tsx';
import { StateDrawing } from '../design/areas/state-mark.tsx';
import { TimeRuler } from '../design/areas/time-ruler.tsx';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { Select } from '../design/select.tsx';
import { TextInput } from '../design/text-input.tsx';
import { KitPart } from './kit-part.tsx';

const TOGGLE = { show: 'Zobraziť', hide: 'Skryť' };

/** The fields of the private areas and of the sign-in. */
export const KitFields = () => (
  <>
    <KitPart name="Husté prvky">
      <Dense className="kit-row">
        <Button variant="primary">Odpovedať</Button>
        <Button>Stav</Button>
        <Button variant="quiet">Filter</Button>
        <Button variant="danger">Odvolať ponuku</Button>
        <Button loading>Odosielam</Button>
        <Button disabled>Uložené</Button>
      </Dense>
      <Dense className="kit-columns">
        <Field label="Názov projektu">{(control) => <TextInput {...control} defaultValue="Web" />}</Field>
        <Field label="Stav">
          {(control) => (
            <Select {...control}>
              <option>Nový</option>
              <option>Prečítaný</option>
            </Select>
          )}
        </Field>
        <SumField label="Suma" start={258550} />
      </Dense>
    </KitPart>
    <KitPart name="Skupina polí">
      <Fieldset legend="Fakturácia" hint="Údaje budú na ponuke." error="Vyplňte firmu alebo meno.">
        <Field label="IČO" error="IČO má 8 číslic, chýba jedna.">
          {(control) => <TextInput {...control} defaultValue="1234567" />}
        </Field>
        <SumField label="Cena položky" start={258500} />
      </Fieldset>
      <Fieldset legend="Uzamknutá skupina" disabled>
        <Field label="Firma">{(control) => <TextInput {...control} defaultValue="Vzorová strecha" />}</Field>
        <SumField label="Spolu (počíta sa)" start={258500} />
      </Fieldset>
    </KitPart>
    <KitPart name="Heslo">
      <Field label="Heslo">
        {(control) => <PasswordInput {...control} {...TOGGLE} defaultValue="vzorové" autoComplete="off" />}
      </Field>
      <Field label="Nové heslo">
        {(control) => (
          <PasswordInput
            {...control}
            {...TOGGLE}
            autoComplete="off"
            strength={{ step: 1, words: 'Slabé: pridajte ďalšie slovo.' }}
          />
        )}
      </Field>
      <Field label="Iné heslo" error={'Heslo je v\u00A0zozname uniknutých hesiel.'}>
        {(control) => (
          <PasswordInput
            {...control}
            {...TOGGLE}
            autoComplete="off"
            strength={{ step: 3, words: 'Dobré.' }}
          />
        )}
      </Field>
    </KitPart>
    <KitPart name="Kód z&nbsp;e-mailu">
      <CodeField label="Kód" start="1204" />
      <CodeField label="Celý kód" start="12345678" />
      <TimeRuler label="Platnosť kódu" left={'ešte 11\u00A0min'} gone={4 / 15} />
      <CodeField
        label="Nesprávny kód"
        start="87654321"
        error="Kód neplatí. Skontrolujte ho alebo si vypýtajte nový."
      />
    </KitPart>
    <KitPart name="QR kód">
      <QrCode label="Ukážka QR kódu, ktorá sa nedá naskenovať" {...SAMPLE_QR} />
    </KitPart>
    <KitPart name="Súbor">
      <FileDrop
        label="Vybrať fotografie"
        hint={'alebo ich sem presuňte; JPG a\u00A0PNG do 20\u00A0MB'}
        multiple
        onFiles={ignore}
      />
      <Files
        label="Fotografie"
        adds={
          <FileAdd accept="image/jpeg" onFiles={ignore}>
            Pridať ďalšie
          </FileAdd>
        }
      >
        <FileTile
          state="done"
          name={
            <a href="#subor" className="file-tile-name">
              balkon-pred.jpg
            </a>
          }
          note={'JPG, 4,1\u00A0MB'}
          acts={<FileAct act="remove" label="Odstrániť balkon-pred.jpg" onPress={ignore} />}
        />
        <FileTile
          state="sending"
          name={<b className="file-tile-name">balkon-po.jpg</b>}
          note={'62\u00A0%, 2,4 z\u00A03,9\u00A0MB'}
          share={0.62}
          acts={
            <>
              <FileAct act="pause" label="Pozastaviť balkon-po.jpg" onPress={ignore} />
              <FileAct act="remove" label="Zrušiť balkon-po.jpg" onPress={ignore} />
            </>
          }
        />
        <FileTile
          state="interrupted"
          name={<b className="file-tile-name">francuzske-okno-pred-rekonstrukciou.jpg</b>}
          note={'prerušené, 30\u00A0%'}
          share={0.3}
          acts={<FileAct act="resume" label="Pokračovať: francuzske-okno.jpg" onPress={ignore} />}
        />
        <FileTile
          state="refused"
          name={<b className="file-tile-name">logo.svg</b>}
          note="neprijaté"
          said="Takýto súbor sa poslať nedá."
          acts={<FileAct act="remove" label="Odobrať logo.svg" onPress={ignore} />}
        />
      </Files>
      <PhotoTiles label="Ukážka fotografií">
        <PhotoTile id="ukazka-foto-1" name="balkon-pred.jpg" picture={null} onOpen={ignore} />
        <PhotoTile id="ukazka-foto-2" name="balkon-po.jpg" picture={SAMPLE_PHOTO} onOpen={ignore} />
      </PhotoTiles>
      <FileDrop label="Vybrať zmluvu" hint="Nahrávanie je uzamknuté." disabled onFiles={ignore} />
    </KitPart>
    <KitPart name="Podklady klienta">
      <Checklist label="Ukážka podkladov">
        <ChecklistRow
          id="ukazka-fotografie"
          mark={<StateDrawing of="item" state="asked" />}
          tone="error"
          title="Fotografie pred a po"
          detail={'3 z\u00A012\u00A0párov, termín bol 19.\u00A011.'}
          state={'Mešká 4\u00A0dni'}
          act="Nahrať fotografie"
          isOpen
          onToggle={ignore}
        >
          <p className="brought-detail">Vždy to isté miesto pred prácou a&nbsp;po nej.</p>
        </ChecklistRow>
        <ChecklistRow
          id="ukazka-obce"
          mark={<StateDrawing of="item" state="accepted" />}
          tone="ok"
          title="Zoznam obcí"
          detail={'Prijaté 12.\u00A011.'}
          state="Prijaté"
          act="Pozrieť"
          isOpen={false}
          onToggle={ignore}
        >
          Námestovo
        </ChecklistRow>
      </Checklist>
    </KitPart>
  </>
);

const ignore = () => undefined;

/** A hill under the sun. */
const SAMPLE_PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#9bb" d="M0 0h4v4H0z"/><path fill="#686" d="M0 4 2 2l2 2z"/></svg>')}`;

/** The three corners of a code of the smallest kind, which say nothing. */
const SAMPLE_QR = {
  size: 29,
  path: [
    [4, 4],
    [18, 4],
    [4, 18],
  ]
    .map(([x, y]) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`)
    .join(''),
};

function SumField({ label, start }: { label: string; start: number }) {
  const [cents, setCents] = useState<number | null>(start);
  return (
    <Field label={label} error={cents === null ? 'Napíšte sumu, napríklad 1\u00A0650,50.' : undefined}>
      {(control) => <MoneyInput {...control} cents={cents} onCents={setCents} />}
    </Field>
  );
}

function CodeField({ label, start, error }: { label: string; start: string; error?: string }) {
  const [code, setCode] = useState(start);
  const [whole, setWhole] = useState('');
  return (
    <Field label={label} error={error} hint={whole && `Dopísaný kód ${whole}`}>
      {(control) => <OneTimeCode {...control} value={code} onCode={setCode} onComplete={setWhole} />}
    </Field>
  );
}
