import { describe, expect, it } from 'vitest';
import { site } from './site.ts';
import { siteSchema } from './site-schema.ts';
import { workingTimeOf } from './working-week.ts';

const withMonday = (monday: string[]) => ({
  ...site,
  workingTime: { ...site.workingTime, hours: { ...site.workingTime.hours, monday } },
});

describe('the configured working time', () => {
  it('is read as minutes of weekdays', () => {
    const { hours, holidays } = workingTimeOf(withMonday(['08:00–12:00', '12:30–24:00']));
    expect(hours[1]).toEqual([
      [480, 720],
      [750, 1440],
    ]);
    expect(hours[7]).toEqual([]);
    expect(holidays).toContain('2027-03-29');
  });

  it.each([
    [['08:00–12:00', '11:00–17:00']],
    [['12:00–08:00']],
    [['08:00-12:00']],
    [['8:00–12:00']],
    [['08:00–24:30']],
  ])('refuses %j', (monday) => {
    expect(siteSchema.safeParse(withMonday(monday)).success).toBe(false);
  });

  it('refuses a week without a day of work', () => {
    const week = site.workingTime.hours;
    const free = Object.fromEntries(Object.keys(week).map((name) => [name, []]));
    const facts = { ...site, workingTime: { ...site.workingTime, hours: free } };
    expect(siteSchema.safeParse(facts).success).toBe(false);
  });
});
