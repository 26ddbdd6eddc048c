import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toDraft } from '#domain/quote/draft.ts';
import { DRAFT_EXPIRY_MS, draftKey } from '#domain/quote/draft-expiry.ts';
import { EMPTY_FORM } from '#domain/quote/wizard-form.ts';
import { startWizard } from '#domain/quote/wizard-state.ts';
import { loadDraft, saveDraft } from './draft-storage.ts';
import { sweepDrafts } from './draft-sweep.ts';

const NOW = 1_764_000_000_000;
const SERVICE = 'tvorba-webu';
const started = startWizard({ service: SERVICE, draftId: 'd1', now: NOW, autoAdvance: true });
const draft = toDraft({ ...started, form: { ...EMPTY_FORM, name: 'Jana' } }, NOW);

/** The browser's storage, which a test may also break. */
function storage(items: Map<string, string>) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', storage(items));
});
afterEach(() => vi.unstubAllGlobals());

describe('drafts in the browser', () => {
  it('are saved and read by service, and removed when nothing is left to save', () => {
    saveDraft(SERVICE, draft);
    expect(loadDraft(SERVICE, NOW)).toEqual(draft);
    expect(loadDraft('erp-systemy', NOW)).toBeNull();
    saveDraft(SERVICE, null);
    expect(items.size).toBe(0);
  });

  it.each(['{', JSON.stringify({ ...draft, timestamp: NOW - DRAFT_EXPIRY_MS - 1 })])(
    'are removed on read when they are damaged or expired: %.20s',
    (saved) => {
      items.set(draftKey(SERVICE), saved);
      expect(loadDraft(SERVICE, NOW)).toBeNull();
      expect(items.size).toBe(0);
    },
  );

  it('are swept at start without touching what belongs to others', () => {
    items.set(draftKey('erp-systemy'), '{');
    items.set('theme', 'dark');
    saveDraft(SERVICE, draft);
    sweepDrafts(NOW);
    expect([...items.keys()]).toEqual(['theme', draftKey(SERVICE)]);
    sweepDrafts(NOW + DRAFT_EXPIRY_MS + 1);
    expect([...items.keys()]).toEqual(['theme']);
  });
});

describe('a storage that refuses', () => {
  it('only warns', () => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    saveDraft(SERVICE, draft);
    expect(loadDraft(SERVICE, NOW)).toBeNull();
    saveDraft(SERVICE, null);
    expect(warn.mock.calls.map(([message]) => message)).toEqual([
      'Failed to save form data',
      'Failed to retrieve form data',
      'Failed to clear form data',
    ]);
    warn.mockRestore();
  });
});
