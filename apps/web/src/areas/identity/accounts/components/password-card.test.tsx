import type { User } from '@waymark/contract/identity/accounts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PasswordCard } from './password-card.tsx';

test('[B-10] an account without a password reads where its link was mailed and how to get another', () => {
  const html = renderToStaticMarkup(<PasswordCard user={{ email: 'ana@example.com' } as User} />);
  expect(html).toContain('<strong>Set your password:</strong> we have mailed a link to ana@example.com.');
  expect(html).toContain('Send a new link');
});

test('[L-33] an account whose address a mailed link has proven reads that none is on its way yet', () => {
  const user = { email: 'ana@example.com', emailConfirmed: true } as User;
  const html = renderToStaticMarkup(<PasswordCard user={user} />);
  expect(html).toContain('You have no password yet');
  expect(html).not.toContain('we have mailed');
  expect(html).toContain('Send me the link');
});
