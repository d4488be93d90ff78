import { expect, test } from 'vitest';
import { describeDevice } from './session-rules.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iPad',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Microsoft Edge on Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome on Chrome OS',
  ],
  ['Something/1.0 (Windows NT 10.0)', 'A browser on Windows'],
  ['Test/1.0', 'Unknown device'],
  ['', 'Unknown device'],
  ['   ', 'Unknown device'],
])('[A-12] %s is called %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});

test.each([
  '<script>alert(1)</script>/1.0 ',
  '"><img src=x onerror=alert(1)>/1.0 (x)',
  '__proto__/1.0 constructor/2.0',
  '\u0000\u202e/1.0 (\uffff)',
  `${'('.repeat(5000)}${')'.repeat(5000)}`,
  `Mozilla/5.0 (${'a;'.repeat(5000)}`,
])('[A-12] a hostile user agent (%j) is repeated nowhere', (userAgent) => {
  expect(describeDevice(userAgent)).toBe('Unknown device');
});

test('[A-12] as much of a long user agent is read as is stored', () => {
  const long = `Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0 ${'x'.repeat(10_000)}`;
  expect(describeDevice(long)).toBe('Firefox on Windows');
});
