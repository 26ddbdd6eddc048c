import { describe, expect, it } from 'vitest';
import type { StepKey } from './steps.ts';
import { EMPTY_FORM, type FormField, type WizardForm } from './wizard-form.ts';
import { errorList, fieldError, isFilled, stepErrors } from './wizard-validation.ts';

const form = (values: object): WizardForm => ({ ...EMPTY_FORM, ...values });

describe('messages of specification 5', () => {
  it.each<[FormField, unknown, string | null]>([
    ['mode', '', 'Prosím vyberte typ ponuky (rýchla alebo detailná)'],
    ['mode', 'quick', null],
    ['selectedTrade', '', 'Prosím vyberte vaše remeslo alebo službu'],
    ['selectedTrade', 'baker', 'Vybrané remeslo nie je platné'],
    ['selectedTrade', 'painter', null],
    ['selectedFeatures', [], null],
    ['description', '', 'Popis projektu je povinný'],
    ['description', '   \n ', 'Popis projektu je povinný'],
    ['description', '123456789', 'Popis projektu musí obsahovať aspoň 10 znakov'],
    ['description', ' 123456789 ', 'Popis projektu musí obsahovať aspoň 10 znakov'],
    ['description', '1234567890', null],
    ['projectSize', '', 'Prosím vyberte rozsah projektu'],
    ['budget', '', 'Prosím vyberte rozpočet'],
    ['timeline', '', 'Prosím vyberte časový rámec'],
    ['name', '', 'Meno je povinné'],
    ['name', ' J ', 'Meno musí obsahovať aspoň 2 znaky'],
    ['name', 'Jo', null],
    ['email', '', 'E-mail je povinný'],
    ['email', 'jana@', 'Zadajte platný e-mail (napr. vzor@example.com)'],
    ['email', 'ján@example.sk', 'Zadajte platný e-mail (napr. vzor@example.com)'],
    ['email', ' vzor@example.com ', null],
    ['phone', '', 'Telefónne číslo je povinné'],
    ['phone', '0905 123', 'Telefónne číslo musí obsahovať aspoň 9 znakov'],
    ['phone', '1 2 3 4 5 6', 'Telefónne číslo musí obsahovať aspoň 9 znakov'],
    ['phone', '905123456', null],
    ['phone', '0905/123 456', null],
    ['phone', '+421 905 123 456', null],
    ['phone', '+420 601 123 456', null],
    ['phone', '123456789', null],
    ['phone', '555-123-45', null],
    ['company', '', null],
    ['webAddress', '', null],
    ['webAddress', ' firma.example ', null],
    ['webAddress', 'moja firma', 'Zadajte platnú adresu webu (napr. firma.sk)'],
  ])('%s %j → %s', (field, value, message) => {
    expect(fieldError(form({ [field]: value }), field)).toBe(message);
  });
});

describe('steps', () => {
  it.each<[StepKey, object]>([
    ['mode-selection', { mode: 'quick' }],
    ['trade-selection', { selectedTrade: 'hvac' }],
    ['features', { description: 'Web pre malú firmu.' }],
    ['project-size', { hasWebsite: 'no', budget: '500-1500', timeline: 'asap' }],
    ['contact', { name: 'Jana', email: 'vzor@example.com', phone: '0905 123 456' }],
  ])('%s is filled with its required fields, and not without them', (step, values) => {
    expect(isFilled(form(values), step)).toBe(true);
    expect(isFilled(form({}), step)).toBe(false);
  });

  it('lists the errors of a step in the order of its fields', () => {
    const errors = stepErrors(form({ name: 'J' }), 'contact');
    expect(errorList(errors)).toEqual([
      { field: 'name', message: 'Meno musí obsahovať aspoň 2 znaky' },
      { field: 'email', message: 'E-mail je povinný' },
      { field: 'phone', message: 'Telefónne číslo je povinné' },
    ]);
  });
});
