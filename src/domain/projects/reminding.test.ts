import { describe, expect, it } from 'vitest';
import { calledText, lastWrittenText, remindedText, reminderText } from './reminding.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const item = (title: string, dueOn: string, state: 'asked' | 'brought' | 'returned' = 'asked') => ({
  title,
  dueOn,
  state,
});

describe('a message that reminds', () => {
  it('names what is to be brought, the longest due first, and nothing that was brought or came back', () => {
    const items = [
      item('Logo', '2026-11-12'),
      item('Texty', '2026-11-02'),
      item('Fotografie', '2026-11-02', 'returned'),
      item('Skeny', '2026-10-01', 'brought'),
    ];
    expect(plain(reminderText('bring', { items, stage: '' }))).toContain(
      'pošlite mi ešte podklady: „Texty“ a „Logo“.',
    );
  });

  it('names what is to be repaired, and where the reason stands', () => {
    const items = [item('Logo', '2026-11-12'), item('Texty', '2026-11-02', 'returned')];
    expect(plain(reminderText('repair', { items, stage: '' }))).toContain(
      'opravte ešte podklad „Texty“. Dôvod vrátenia nájdete pri ňom v projekte',
    );
  });

  it('names the only one as one', () => {
    const items = [item('Logo', '2026-11-12'), item('Skeny', '2026-10-01', 'brought')];
    expect(plain(reminderText('bring', { items, stage: '' }))).toContain(
      'pošlite mi ešte podklad „Logo“. Dodáte ho v projekte',
    );
  });

  it('names no more than five', () => {
    const items = ['A', 'B', 'C', 'D', 'E', 'F'].map((title) => item(title, '2026-11-12'));
    expect(plain(reminderText('bring', { items, stage: '' }))).toContain('„D“, „E“ a ďalšie.');
  });

  it('asks for a look at what was delivered', () => {
    expect(plain(reminderText('approve', { items: [], stage: 'Návrh' }))).toContain('etapu „Návrh“');
  });
});

describe('when somebody was last reminded', () => {
  const today = '2026-11-23';

  it('is told of calls, addenda and messages by its day', () => {
    expect(plain(calledText({ askedAt: '2026-10-27T08:00:00Z' }, today))).toBe('výzva odišla 27. 10.');
    expect(plain(remindedText({ remindedAt: '2026-11-20T08:00:00Z' }, today))).toBe('pripomenuté 20. 11.');
    const messages = [
      { side: 'operator', createdAt: '2026-11-18T08:00:00Z', withdrawnAt: null },
      { side: 'operator', createdAt: '2026-11-19T08:00:00Z', withdrawnAt: '2026-11-19T08:01:00Z' },
      { side: 'client', createdAt: '2026-11-20T08:00:00Z', withdrawnAt: null },
    ];
    expect(plain(lastWrittenText(messages, today)), 'neither withdrawn nor theirs').toBe(
      'naposledy ste písali 18. 11.',
    );
  });

  it('is nothing where nobody was', () => {
    expect(calledText({ askedAt: null }, today)).toBe('');
    expect(remindedText({ remindedAt: null }, today)).toBe('');
    expect(lastWrittenText([], today)).toBe('zatiaľ ste nepísali');
  });
});
