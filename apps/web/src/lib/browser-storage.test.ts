import { afterEach, expect, test, vi } from 'vitest';
import { openChannel, requireStorage, runInOneTab, siteStorage, tabStorage } from './browser-storage.ts';

afterEach(() => {
  siteStorage.clear();
  tabStorage.clear();
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException('The site may keep nothing.', 'SecurityError');
};

/** The ways in which browsers have no storage: each is a value of the global, or throws when it is read. */
const withoutStorage: Record<string, PropertyDescriptor> = {
  'reading it throws': { get: refuse },
  'it is null, as in web views': { value: null },
  'there is none': { value: undefined },
  'each call throws': {
    value: { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse, key: refuse, length: 0 },
  },
  'it forgets what is written': {
    value: {
      getItem: () => null,
      setItem: () => undefined,
      removeItem: () => undefined,
      clear: () => undefined,
    },
  },
};

for (const [how, descriptor] of Object.entries(withoutStorage)) {
  test(`[A-2] what is kept lasts as long as the page where ${how}`, () => {
    const before = ['localStorage', 'sessionStorage'].map(
      (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
    );
    for (const [name] of before)
      Object.defineProperty(globalThis, name, { configurable: true, ...descriptor });
    try {
      for (const storage of [siteStorage, tabStorage]) {
        expect(storage.read('theme')).toBeNull();
        expect(storage.write('theme', 'dark')).toBe(false);
        expect([storage.read('theme'), storage.keeps('theme')]).toEqual(['dark', false]);
        expect(storage.keys()).toContain('theme');
        storage.remove('theme');
        expect([storage.read('theme'), storage.keeps('theme')]).toEqual([null, true]);
        storage.write('role', 'candidate');
        storage.clear();
        expect(storage.read('role')).toBeNull();
      }
      expect(requireStorage).toThrow('Allow this site to keep data');
    } finally {
      for (const [name, own] of before) {
        if (own) Object.defineProperty(globalThis, name, own);
        else Reflect.deleteProperty(globalThis, name);
      }
    }
  });
}

test('[A-2] a full storage keeps what it has, and the page the rest', () => {
  const items = new Map([['theme', 'dark']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: refuse,
    removeItem: (key: string) => void items.delete(key),
  });
  expect(siteStorage.write('theme', 'light')).toBe(false);
  expect([siteStorage.read('theme'), items.get('theme')]).toEqual(['light', 'dark']);
  siteStorage.remove('theme');
  expect(siteStorage.read('theme')).toBeNull();
});

test('[A-2] without channels and locks a tab goes on by itself', async () => {
  vi.stubGlobal('BroadcastChannel', refuse);
  expect(openChannel('orders')).toBeNull();
  const run = vi.fn<() => Promise<void>>(async () => undefined);
  const { signal } = new AbortController();
  vi.stubGlobal('navigator', { locks: { request: async () => refuse() } });
  await runInOneTab('orders', signal, run);
  expect(run).toHaveBeenCalledTimes(1);
  const ended = AbortSignal.abort();
  await runInOneTab('orders', ended, run);
  expect(run).toHaveBeenCalledTimes(1);
});
