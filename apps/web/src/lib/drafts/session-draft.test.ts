import { afterEach, expect, test, vi } from 'vitest';
import { readDraft, removeDraft, storeDraft } from './session-draft.ts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(items = new Map<string, string>()) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  return items;
}

test('[B-3] what was typed comes back until it is removed', () => {
  stubStorage();
  storeDraft('register', { step: 2, values: { email: 'ana@example.com' } });
  expect(readDraft('register')).toEqual({ step: 2, values: { email: 'ana@example.com' } });
  removeDraft('register');
  expect(readDraft('register')).toBeNull();
});

test('[B-3] a broken draft and a browser without storage read as no draft', () => {
  stubStorage(new Map([['register', '{"step":']]));
  expect(readDraft('register')).toBeNull();
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readDraft('register')).toBeNull();
  expect(() => storeDraft('register', {})).not.toThrow();
  expect(() => removeDraft('register')).not.toThrow();
});
