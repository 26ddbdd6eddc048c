import { describe, expect, it } from 'vitest';
import { remindersText } from './reminder-texts.ts';
import { REVISION_STATES } from './revision-life.ts';

const GOOD = { remindersOff: false, remindersMuted: false, links: { good: 1 }, reminders: [1, 2] };

describe('what the operator reads about reminders', () => {
  it('promises one only while the offer waits for its answer', () => {
    const promised = REVISION_STATES.filter(
      (state) => remindersText({ ...GOOD, state }) === 'Ak klient neodpovie, príde mu pripomenutie.',
    );
    expect(promised).toEqual(['sent', 'viewed']);
  });

  it('promises none where they are turned off, no link would open the offer, or three are out', () => {
    expect(remindersText({ ...GOOD, state: 'viewed', remindersOff: true })).toMatch(/vypnuté/);
    expect(remindersText({ ...GOOD, state: 'viewed', remindersMuted: true })).toMatch(/^Adresát si .* vypol/);
    expect(remindersText({ ...GOOD, state: 'viewed', links: { good: 0 } })).toMatch(/^Bez odkazu/);
    expect(remindersText({ ...GOOD, state: 'viewed', reminders: [1, 2, 3] })).toMatch(/^Všetky/);
  });
});
