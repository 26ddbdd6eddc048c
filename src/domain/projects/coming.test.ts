import { expect, test } from 'vitest';
import { type Coming, type ComingFacts, comingOf, nearestComing } from './coming.ts';
import { comingTexts } from './portal-texts.ts';

const TODAY = '2026-11-24';
const plan = {
  stages: [
    { id: 'design', from: '2026-11-20', to: '2026-12-01' },
    { id: 'content', from: '2026-12-02', to: '2026-12-15' },
  ],
  launchOn: '2027-01-15',
};
const stages = (design: ComingFacts['stages'][number]['state'], content = design): ComingFacts['stages'] => [
  { id: 'design', name: 'Návrh', state: design },
  { id: 'content', name: 'Obsah', state: content },
];
const payment = (
  amount: number,
  stageId: string | null,
  state: ComingFacts['payments'][number]['state'] = 'waiting',
) => ({ amount, stageId, state });
const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ');

const facts = (changes: Partial<ComingFacts>): ComingFacts => ({
  ...{ state: 'in-progress', plan, stages: stages('approved', 'active'), payments: [] },
  ...changes,
});

test.each<[string, Partial<ComingFacts>, string[]]>([
  ['the stage at work', {}, ['Najbližšie: odovzdanie etapy „Obsah“ 15. 12.']],
  [
    'the first that is planned',
    { stages: stages('planned') },
    ['Najbližšie: odovzdanie etapy „Návrh“ 1. 12.'],
  ],
  [
    'the launch, in another year, after all stages',
    { state: 'in-review', stages: stages('approved') },
    ['Najbližšie: spustenie projektu 15. 1. 2027.'],
  ],
  [
    'a payment after the stage that is handed over',
    { payments: [payment(45000, 'content')] },
    ['Najbližšie: odovzdanie etapy „Obsah“ 15. 12.', 'Ďalšia platba: 450 € po tomto odovzdaní.'],
  ],
  [
    'of two payments the one whose stage comes first',
    {
      stages: stages('active', 'planned'),
      payments: [payment(10000, 'content', 'paid'), payment(45000, 'content')],
    },
    [
      'Najbližšie: odovzdanie etapy „Návrh“ 1. 12.',
      'Ďalšia platba: 450 € po odovzdaní etapy „Obsah“ (15. 12.).',
    ],
  ],
  [
    'a payment that only waits to be asked for',
    { state: 'launched', stages: stages('approved'), payments: [payment(45000, 'design')] },
    ['Ďalšia platba: 450 €.'],
  ],
  ['nothing of one that is cared for', { state: 'in-care', stages: stages('approved') }, []],
  ['nothing of one that rests', { state: 'paused', payments: [payment(45000, null)] }, []],
  ['nothing of one that is closed', { state: 'closed', payments: [payment(45000, null)] }, []],
])('what comes to a client is %s', (_, changes, texts) => {
  expect(comingTexts(comingOf(facts(changes)), TODAY).map(plain)).toEqual(texts);
});

test('a day that is over is not promised', () => {
  const late = comingOf(
    facts({ plan: { ...plan, stages: [{ id: 'content', from: '2026-11-02', to: '2026-11-20' }] } }),
  );
  expect(comingTexts(late, TODAY).map(plain)).toEqual(['Najbližšie: odovzdanie etapy „Obsah“.']);
});

test('of several projects the nearest day is told', () => {
  const coming = (on: string | null): { coming: Coming } => ({
    coming: { day: on === null ? null : { stage: null, on }, payment: null },
  });
  expect(nearestComing([coming('2026-12-02'), coming(null), coming('2026-12-01')])).toEqual(
    coming('2026-12-01'),
  );
  expect(nearestComing([coming(null)])).toBeNull();
});
