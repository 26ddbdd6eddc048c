import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WorkPlan } from './work-plan.tsx';

const stage = { key: 'a', name: 'Programovanie', word: 'Prebieha', isDone: false, isActive: true };
const drawn = (plan: { from: string; to: string; today: string | null; isAhead: boolean }) =>
  renderToStaticMarkup(
    <WorkPlan
      label="Plán"
      stages={[{ ...stage, from: plan.from, to: plan.to }]}
      today={plan.today}
      agreedOn={plan.from}
      delay={{ words: '+3 dni', isAhead: plan.isAhead, causes: '' }}
    />,
  );

test('the first day that a plan names in another year carries it', () => {
  const days = [
    ...drawn({ from: '2026-12-14', to: '2027-01-22', today: null, isAhead: true }).matchAll(
      /class="work-day"[^>]*>(.*?)<\/span>/g,
    ),
  ];
  const across = days.slice(0, days.length / 2).map(([, text]) => text);
  expect(across).toEqual([
    '21.\u00A012.',
    '28.\u00A012.',
    '4.\u00A01.\u00A02027',
    '11.\u00A01.',
    '18.\u00A01.',
  ]);
});

test('only a launch that is still ahead is alarming when it is late', () => {
  const plan = { from: '2026-11-02', to: '2026-11-20', today: null };
  expect(drawn({ ...plan, isAhead: true })).toContain('class="work-delay"');
  const over = drawn({ ...plan, isAhead: false });
  expect(over).toContain('+3 dni');
  expect(over).not.toContain('class="work-delay"');
  expect(over).toContain('class="work-said" data-over="true"');
});

test('what does not alarm in a delay is drawn apart from what does', () => {
  const plan = (alarmsAfter: string) =>
    renderToStaticMarkup(
      <WorkPlan
        label="Plán"
        stages={[{ ...stage, from: '2026-11-02', to: '2026-11-20' }]}
        today={null}
        agreedOn="2026-11-06"
        delay={{ words: '+10 dní', isAhead: true, causes: '', alarmsAfter }}
      />,
    );
  const parts = (drawing: string) =>
    [...drawing.matchAll(/class="work-delay"( data-calm="true")?/g)].map(([, calm]) => !!calm);
  // Across and down.
  expect(parts(plan('2026-11-13'))).toEqual([true, false, true, false]);
  expect(parts(plan('2026-11-04'))).toEqual([false, false]);
  expect(parts(plan('2026-11-20'))).toEqual([true, true]);
  expect(plan('2026-11-13')).toContain('class="work-said" data-over="true"');
  expect(plan('2026-11-04')).toContain('class="work-said" data-over="false"');
});

test('names that have no room beside each other stand under each other, each led to from its stage', () => {
  const days = ['2026-11-02', '2026-11-04', '2026-11-06', '2026-11-30'];
  const drawing = renderToStaticMarkup(
    <WorkPlan
      label="Plán"
      stages={days.map((day) => ({ ...stage, key: day, from: day, to: day }))}
      today={null}
      agreedOn="2026-12-20"
      delay={null}
    />,
  );
  const rows = (part: string) =>
    [...drawing.matchAll(new RegExp(`class="work-${part}"[^>]*--row:(\\d)`, 'g'))].map(([, row]) =>
      Number(row),
    );
  expect(rows('label'), 'what is later stands higher').toEqual([2, 1, 0, 0]);
  expect(rows('leader')).toEqual([2, 1]);
});
