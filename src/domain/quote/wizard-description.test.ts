import { describe, expect, it } from 'vitest';
import {
  atFeatures,
  atSize,
  atSummary,
  atTrade,
  back,
  choose,
  LATER,
  next,
  play,
  start,
  withDescription,
} from '../../../tests/factories/wizard-play.ts';
import type { WizardEvent } from './wizard.ts';
import { canContinue, canSkip, descriptionKey, isStepComplete, wantsDescription } from './wizard-state.ts';

const take: WizardEvent = { type: 'offerDecided', take: true };
const keep: WizardEvent = { type: 'offerDecided', take: false };

describe('the description', () => {
  it('is filled at once in quick mode from trade and size, and follows them', () => {
    const quick = play(atTrade('quick'), choose('selectedTrade', 'painter'));
    expect(quick.form.description).toContain('web pre maliara v rozsahu Profesionál');
    expect(play(quick, choose('projectSize', 'small')).form.description).toContain('Štartér');
  });

  it('is asked for on entering the features in detailed mode', () => {
    expect(wantsDescription(atTrade('detailed'))).toBe(false);
    expect(wantsDescription(atFeatures())).toBe(true);
    expect(wantsDescription(withDescription(atFeatures()))).toBe(false);
  });

  it('is asked for again with the features that were really selected', () => {
    const ticked = play(
      withDescription(atFeatures(), 'Text bez funkcií.'),
      choose('selectedFeatures', ['quote-form']),
    );
    expect(ticked.form.description).toBe('Text bez funkcií.');
    expect(wantsDescription(ticked)).toBe(true);
    expect(withDescription(ticked, 'Text s formulárom.').form.description).toBe('Text s formulárom.');
    expect(withDescription(ticked).form.description).toContain('dopytový formulár');
    const unticked = play(ticked, choose('selectedFeatures', []));
    expect(unticked).toMatchObject({ offer: null, form: { description: 'Text bez funkcií.' } });
    expect(wantsDescription(unticked)).toBe(false);
  });

  it('does not keep the visitor on the step while it is written anew', () => {
    const asking = play(withDescription(atFeatures()), choose('selectedFeatures', ['quote-form']), {
      type: 'callStarted',
      call: 'description',
    });
    expect(canContinue(asking)).toBe(true);
    const first = play(atFeatures(), { type: 'callStarted', call: 'description' });
    expect(play(first, next)).toMatchObject({ step: 'features', blocked: 0 });
  });

  it('uses the template when no AI answers and names the selected features', () => {
    const described = play(
      withDescription(atFeatures()),
      choose('selectedFeatures', ['quote-form', 'testimonials']),
    );
    expect(described.form.description).toContain('dopytový formulár a referencie zákazníkov.');
  });

  it('takes the text of the AI only while it still fits the choices', () => {
    const state = atFeatures();
    const key = descriptionKey(state.form);
    expect(withDescription(state, 'Text od umelej inteligencie.').form.description).toContain('umelej');
    const changed = play(state, choose('selectedTrade', 'painter'));
    expect(play(changed, { type: 'descriptionGenerated', text: 'Starý text.', key }).form.description).toBe(
      '',
    );
  });

  it('emptied by the visitor is generated again on the next visit of the step, not while typing', () => {
    const emptied = play(withDescription(atFeatures()), choose('description', ''));
    expect(wantsDescription(emptied)).toBe(false);
    expect(wantsDescription(play(emptied, back, next))).toBe(true);
  });

  it('need not be awaited nor written: the features can be skipped while continuing is not possible', () => {
    expect(canSkip(atFeatures())).toBe(false);
    expect(canSkip(withDescription(atFeatures()))).toBe(false);
    expect(canSkip(atSize())).toBe(false);
    const awaited = play(atFeatures(), { type: 'callStarted', call: 'description' });
    const emptied = play(withDescription(atFeatures()), choose('description', ''));
    for (const state of [awaited, emptied]) {
      expect([canSkip(state), canContinue(state)]).toEqual([true, false]);
      const skipped = play(state, { type: 'skipped', now: LATER });
      expect(skipped).toMatchObject({ step: 'project-size', descriptionSource: 'template' });
      expect(isStepComplete(skipped, 'features')).toBe(true);
    }
    expect(canSkip(play(emptied, choose('selectedFeatures', ['testimonials'])))).toBe(false);
    expect(canSkip(play(emptied, choose('description', 'Web')))).toBe(false);
  });
});

describe('a description that was seen on a step already left', () => {
  const seen = atSize();
  const { description } = seen.form;

  it.each<[string, WizardEvent[]]>([
    ['size', [choose('projectSize', 'large')]],
    ['trade', [back, back, choose('selectedTrade', 'painter')]],
    ['features', [back, choose('selectedFeatures', ['testimonials'])]],
    ['mode', [choose('mode', 'quick')]],
  ])('stays when the %s changes, and a new one is offered beside it', (_, events) => {
    const changed = play(seen, ...events);
    expect(changed.form.description).toBe(description);
    expect(changed.offer?.text).not.toBe(description);
    expect(play(changed, take)).toMatchObject({
      offer: null,
      descriptionSource: 'template',
      form: { description: changed.offer?.text },
    });
    expect(play(changed, keep)).toMatchObject({ offer: null, form: { description } });
  });

  it('is offered nothing once the change is undone', () => {
    expect(play(seen, choose('projectSize', 'large'), choose('projectSize', 'medium')).offer).toBeNull();
  });

  it('is offered the text of the AI on coming back to it', () => {
    const returned = play(seen, choose('projectSize', 'large'), back);
    expect(wantsDescription(returned)).toBe(true);
    const answered = withDescription(returned, 'Nový text.');
    expect(answered).toMatchObject({ form: { description }, offer: { text: 'Nový text.', source: 'ai' } });
  });

  it('is offered nothing again for choices it was kept for', () => {
    const kept = play(seen, choose('projectSize', 'large'), keep, back, next);
    expect(kept.offer).toBeNull();
  });

  it('may be the quick one, which only the summary shows', () => {
    const quick = play(
      atTrade('quick'),
      choose('selectedTrade', 'painter'),
      next,
      choose('budget', '8000+'),
      choose('timeline', 'asap'),
      choose('projectSize', 'small'),
    );
    expect(quick.form.description).toContain('Štartér');
    expect(quick.offer).toBeNull();
    const summary = { ...atSummary(), form: { ...atSummary().form, mode: 'quick' as const } };
    expect(play(summary, back, back, choose('projectSize', 'large')).offer?.text).toContain(
      'Konštrukčný líder',
    );
  });
});

describe("the visitor's own description", () => {
  const own = play(withDescription(atFeatures()), choose('description', 'Vlastný opis projektu.'));

  it('is never replaced', () => {
    const changed = play(
      own,
      choose('selectedFeatures', ['testimonials']),
      choose('projectSize', 'large'),
      choose('mode', 'quick'),
      { type: 'descriptionGenerated', text: 'Text od AI.', key: descriptionKey(own.form) },
    );
    expect(changed.form.description).toBe('Vlastný opis projektu.');
    expect(wantsDescription(own)).toBe(false);
  });

  it('gets a new one offered when the choices change, and none while they stay', () => {
    expect(own.offer).toBeNull();
    expect(play(own, choose('selectedFeatures', ['testimonials'])).offer?.text).toContain('referencie');
    expect(play(own, choose('name', 'Jana')).offer).toBeNull();
  });

  it('may be written before anything else', () => {
    expect(play(start(), choose('description', 'Môj web.'), choose('mode', 'quick')).form.description).toBe(
      'Môj web.',
    );
  });
});
