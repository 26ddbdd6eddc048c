import { describe, expect, it } from 'vitest';
import { AUTH_TOASTS } from '#domain/errors/auth-texts.ts';
import { TOAST_REMOVAL_MS, type ToastTexts } from '#domain/errors/toast.ts';
import { createToastStore } from './toast-store.ts';

const message = (title: string): ToastTexts => ({ title, variant: 'default' });

function start() {
  const waiting: { callback: () => void; milliseconds: number }[] = [];
  const store = createToastStore((callback, milliseconds) => waiting.push({ callback, milliseconds }));
  return { ...store, waiting, titles: () => store.read().map(({ title, open }) => [title, open]) };
}

describe('toast store', () => {
  it('adds an open toast', () => {
    const { show, read } = start();
    const id = show({ title: 'Chyba', description: 'x', variant: 'destructive' });
    expect(read()).toEqual([{ id, title: 'Chyba', description: 'x', variant: 'destructive', open: true }]);
  });

  it('shows a quoted text byte for byte, without hard spaces', () => {
    const { show, read } = start();
    const facts = { message: 'must have at least 6', status: 400 };
    show(AUTH_TOASTS.registrationFailed(facts));
    expect(read()).toMatchObject([
      { description: 'Používateľské meno musí mať aspoň 3 znaky a heslo aspoň 6 znakov.' },
    ]);
  });

  it('shows one at a time: a new one replaces the old', () => {
    const { show, titles } = start();
    show(message('one'));
    show(message('two'));
    expect(titles()).toEqual([['two', true]]);
  });

  it('closes on dismissal and removes a million milliseconds later', () => {
    const { show, dismiss, titles, waiting } = start();
    const id = show(message('one'));
    dismiss(id);
    expect(titles()).toEqual([['one', false]]);
    expect(waiting.map(({ milliseconds }) => milliseconds)).toEqual([TOAST_REMOVAL_MS]);
    waiting[0]?.callback();
    expect(titles()).toEqual([]);
  });

  it('dismisses all without an id, once', () => {
    const { show, dismiss, titles, waiting } = start();
    show(message('one'));
    dismiss();
    dismiss();
    expect(titles()).toEqual([['one', false]]);
    expect(waiting).toHaveLength(1);
  });

  it('removing an old toast leaves a newer one alone', () => {
    const { show, dismiss, titles, waiting } = start();
    dismiss(show(message('one')));
    show(message('two'));
    waiting[0]?.callback();
    expect(titles()).toEqual([['two', true]]);
  });

  it('ignores an id it does not know', () => {
    const { show, dismiss, titles } = start();
    show(message('one'));
    dismiss('toast-99');
    expect(titles()).toEqual([['one', true]]);
  });

  it('tells its listeners about every change until they leave', () => {
    const { show, dismiss, subscribe } = start();
    let changes = 0;
    const leave = subscribe(() => {
      changes += 1;
    });
    dismiss(show(message('one')));
    leave();
    show(message('two'));
    expect(changes).toBe(2);
  });

  it('gives the same list until something changes, as React needs it', () => {
    const { show, read } = start();
    show(message('one'));
    expect(read()).toBe(read());
  });
});
