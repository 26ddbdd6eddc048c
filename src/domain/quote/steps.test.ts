import { describe, expect, it } from 'vitest';
import {
  advancesByItself,
  continueLabel,
  generateLabel,
  nextStep,
  previousStep,
  STEP_KEYS,
  STEP_TEXTS,
  stepCounter,
  stepNumber,
  stepOfCount,
  stepPercent,
  stepsOf,
} from './steps.ts';

describe('steps of the wizard', () => {
  it('has the six steps of the specification with both labels', () => {
    expect(STEP_KEYS.map((step) => [step, STEP_TEXTS[step].title, STEP_TEXTS[step].short])).toEqual([
      ['mode-selection', 'Výber režimu', 'Typ ponuky'],
      ['trade-selection', 'Výber remesla', 'Typ remesla'],
      ['features', 'Funkcie webu', 'Funkcie'],
      ['project-size', 'Veľkosť projektu', 'Rozsah projektu'],
      ['contact', 'Kontaktné údaje', 'Kontakt'],
      ['summary', 'Súhrn ponuky', 'Súhrn'],
    ]);
  });

  it('goes through all steps in detailed mode and back', () => {
    expect(STEP_KEYS.map((step) => nextStep(step, 'detailed'))).toEqual([...STEP_KEYS.slice(1), null]);
    expect(STEP_KEYS.map((step) => previousStep(step, 'detailed'))).toEqual([
      null,
      ...STEP_KEYS.slice(0, -1),
    ]);
  });

  it('skips the features in both directions in quick mode', () => {
    expect(stepsOf('quick')).not.toContain('features');
    expect(nextStep('trade-selection', 'quick')).toBe('project-size');
    expect(previousStep('project-size', 'quick')).toBe('trade-selection');
  });

  it.each([
    ['mode-selection', 1, 17, '1 / 6'],
    ['trade-selection', 2, 33, '2 / 6'],
    ['features', 3, 50, '3 / 6'],
    ['project-size', 4, 67, '4 / 6'],
    ['contact', 5, 83, '5 / 6'],
    ['summary', 6, 100, 'Krok 6 / 6'],
  ] as const)('counts %s as step %i with %i percent', (step, number, percent, counter) => {
    expect(stepNumber(step)).toBe(number);
    expect(stepPercent(step)).toBe(percent);
    expect(stepCounter(step)).toBe(counter);
    expect(stepOfCount(step)).toBe(`Krok ${number} z 6`);
  });

  it('names on the button what comes next', () => {
    expect(STEP_KEYS.map((step) => continueLabel(nextStep(step, 'detailed')))).toEqual([
      'Vybrať remeslo',
      'Vybrať funkcie',
      'Nastaviť rozsah',
      'Kontaktné údaje',
      'Zobraziť súhrn',
      'Vygenerovať ponuku',
    ]);
    expect(continueLabel(nextStep('trade-selection', 'quick'))).toBe('Nastaviť rozsah');
    expect(generateLabel('detailed')).toBe('Vygenerovať detailný rozpočet');
    expect(generateLabel('quick')).toBe('Vygenerovať ponuku');
  });

  it('continues by itself only where the last answer is a choice, and on contact', () => {
    expect(STEP_KEYS.filter(advancesByItself)).toEqual([
      'mode-selection',
      'trade-selection',
      'project-size',
      'contact',
    ]);
  });
});
