import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addDays } from '#domain/kernel/local-time.ts';
import { namedDays, planScale } from './plan-scale.ts';
import { namesFit, WorkPlan } from './work-plan.tsx';
import { WorkRows } from './work-rows.tsx';

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
    '14.\u00A012.',
    '21.\u00A012.',
    '28.\u00A012.',
    '4.\u00A01.\u00A02027',
    '11.\u00A01.',
    '22.\u00A01.',
  ]);
});

test('an axis names both its ends and the beginnings of months first, more of it the longer it is, and nothing over today', () => {
  const scale = planScale({
    ...planned([{ from: '2026-10-02', to: '2026-12-31' }]),
    today: '2026-11-26',
    agreedOn: '2026-11-18',
  });
  const days = scale ? namedDays(scale, [240, 600], (text) => text.length * 7) : [];
  const on = (length: number) => days.filter(({ from = 0 }) => from <= length).map(({ day }) => day.slice(5));
  expect(on(240)).toEqual(['10-02', '11-02', '12-31']);
  expect(on(600)).toEqual(['10-02', '10-19', '11-02', '11-16', '12-07', '12-31']);
  expect([days[0], days.at(-1)]).toMatchObject([
    { at: 0, edge: 'start', text: '2.\u00A010.' },
    { at: 100, edge: 'end', text: '31.\u00A012.' },
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

const planned = (stages: readonly { from: string; to: string; name?: string }[]) => ({
  label: 'Plán',
  stages: stages.map((days, index) => ({ ...stage, key: `${index}`, ...days })),
  today: '2026-11-23',
  agreedOn: '2026-12-01',
  delay: null,
});
/** One after another, a week each. */
const weekly = (names: readonly string[], days = 4) =>
  names.map((name, index) => ({
    name,
    from: addDays('2026-11-02', index * 7),
    to: addDays('2026-11-02', index * 7 + days),
  }));

test.each([
  { stages: weekly(['Zadanie', 'Návrh', 'Stavba', 'Obsah', 'Spustenie']), fits: true, what: 'few and short' },
  {
    stages: weekly(['Zadanie', 'Návrh', 'Stavba', 'Obsah', 'Skúšky', 'Spustenie']),
    fits: false,
    what: 'more than five',
  },
  {
    stages: weekly(['Zadanie', 'Návrh', 'Stavba', 'Napojenie na účtovníctvo a skladové hospodárstvo']),
    fits: false,
    what: 'the name of the last one would begin before the stage in front of it',
  },
  {
    stages: weekly(['Upresnenie zadania', 'Štruktúra a texty', 'Grafický návrh webu', 'Programovanie']).map(
      ({ name, from }, index) => ({
        name,
        from: addDays('2026-11-02', index * 2),
        to: index === 3 ? '2027-03-01' : from,
      }),
    ),
    fits: false,
    what: 'one under the other on four lines',
  },
])('a ruler names its stages only where their names have room: $what', ({ stages, fits }) => {
  expect(namesFit(planned(stages))).toBe(fits);
});

test('every stage of a plan in rows has its bar on the one calendar, and the launch is the last row', () => {
  const names = ['Zadanie', 'Návrh', 'Stavba', 'Obsah', 'Skúšky', 'Spustenie webu'];
  const drawing = renderToStaticMarkup(
    <WorkRows
      {...planned(weekly(names, 6))}
      agreedOn="2026-12-06"
      delay={{ words: '', isAhead: true, causes: '' }}
      title="Etapy"
      rows={{}}
      launch={{ words: '13. 12. namiesto dohodnutého 6. 12.', causes: 'Pre prácu, ktorá pribudla.' }}
    />,
  );
  const placed = (part: string) =>
    [...drawing.matchAll(new RegExp(`class="work-(?:rows-)?${part}"[^>]*left:([\\d.]+)%`, 'g'))].map(
      ([, left]) => Math.round(Number(left)),
    );
  expect(placed('stage')).toEqual([0, 17, 33, 50, 67, 83]);
  expect(new Set(placed('now')), 'today is one line over all rows').toEqual(new Set([50]));
  expect(placed('now')).toHaveLength(names.length + 1);
  expect(placed('delay'), 'red from the day that was agreed').toEqual([83]);
  expect(placed('launch')).toEqual([100]);
  for (const name of names) expect(drawing.split(name), 'said once').toHaveLength(2);
});
