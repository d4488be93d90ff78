import { expect, test } from 'vitest';
import { hashScripts } from './page-html.ts';
import { isCounted, writeSnippet } from './snippet-rules.ts';

const page = '<html><head><title>A</title></head><body></body></html>';
const plausible = {
  script: 'https://plausible.example/js/script.js',
  hosts: ['https://in.plausible.example'],
  data: [{ name: 'domain', value: 'jobs.example' }],
  doNotTrack: false,
};
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

test('[L-31] a page has the script in its head, and its policy allows exactly those hosts', () => {
  const { html, policy } = hashScripts(page, 'n', writeSnippet(plausible));
  expect(html).toContain(
    '<script defer src="https://plausible.example/js/script.js" data-domain="jobs.example"></script></head>',
  );
  const hosts = 'https://plausible.example https://in.plausible.example';
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hosts}`);
  expect(directive(policy, 'connect-src')).toBe(`connect-src 'self' ${hosts}`);
  expect(directive(policy, 'img-src')).toBe(`img-src 'self' data: blob: ${hosts}`);
  expect(directive(policy, 'default-src')).toBe("default-src 'self'");
});

test('[L-31] visitors who ask not to be tracked load nothing, by one script that the policy knows by its hash', () => {
  const { html, policy } = hashScripts(page, 'n', writeSnippet({ ...plausible, doNotTrack: true }));
  expect(html).not.toContain('<script defer');
  expect(html).toContain("if(n.doNotTrack==='1'||n.globalPrivacyControl)return;");
  expect(directive(policy, 'script-src')).toMatch(/^script-src 'self' 'sha256-[^']+' https:/);
});

test('[L-31] a value cannot leave its attribute or its script', () => {
  const data = [{ name: 'x', value: `</script>'&"` }];
  const tag = writeSnippet({ ...plausible, data }).tag;
  expect(tag.match(/<\/script>/g)).toHaveLength(1);
  const inline = writeSnippet({ ...plausible, data, doNotTrack: true }).inline;
  expect(inline).not.toContain('</');
});

test('[L-31] without one, the policy is what it was', () => {
  const { html, policy } = hashScripts(page, 'n');
  expect(html).toBe(page);
  expect(policy).not.toContain('connect-src');
});

test.each([
  ['/home', true],
  ['/jobs?category=health', true],
  ['/p/our-story', true],
  ['/jobs-profile', false],
  ['/staff/settings', false],
  ['/login', false],
  ['/forgot-password', false],
  ['/staff-sign-in?code=abc&state=def', false],
  ['/confirm-alert?token=abc', false],
  ['/shared-resume?link=abc', false],
  ['/resume-review-result?review=abc', false],
])('[L-31] visits of %s are counted: %s', (address, counted) => {
  expect(isCounted(address)).toBe(counted);
});
