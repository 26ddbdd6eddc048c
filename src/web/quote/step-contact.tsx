import { CONTACT_NOTICE } from '#content/wizard.ts';
import { withClaims } from '#domain/content/claims.ts';
import { site } from '#domain/content/site.ts';
import { tied } from '#domain/kernel/text.ts';
import { FORM_FIELDS } from '#domain/quote/wizard-form.ts';
import { fieldsAskedBy } from '#domain/requests/request-fields.ts';
import { Honeypot } from '../design/honeypot.tsx';
import { ContactInput } from './contact-input.tsx';
import { useWizardContext } from './wizard-context.tsx';

const FIELDS = fieldsAskedBy('wizard').filter((field) => FORM_FIELDS[field].step === 'contact');

/** Step 5: how to reach the visitor. */
export function StepContact() {
  const { honeypot } = useWizardContext();
  return (
    <div className="grid gap-6">
      <p className="text-small text-ink-2">Polia označené * sú povinné.</p>
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        {FIELDS.map((field) => (
          <ContactInput key={field} field={field} />
        ))}
      </div>
      <Honeypot
        defaultValue={honeypot.current}
        onChange={(event) => {
          honeypot.current = event.target.value;
        }}
      />
      <Notice />
    </div>
  );
}

function Notice() {
  return (
    <div className="grid gap-2 text-small text-ink-2">
      <p>
        {tied(`${withClaims(CONTACT_NOTICE.stored, { ...site.retention })} ${CONTACT_NOTICE.details}`)}
        {'\u00A0'}
        <a href="/ochrana-udajov" target="_blank" rel="noopener" className="text-link">
          {CONTACT_NOTICE.policy}
          <span className="sr-only"> (otvorí sa na novej karte)</span>
        </a>
        .
      </p>
      {!site.terms.servesConsumers && <p>{tied(CONTACT_NOTICE.firmsOnly)}</p>}
    </div>
  );
}
