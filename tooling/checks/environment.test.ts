import { expect, test } from 'vitest';
import { checkEnvironment } from './environment.ts';

const check = (path: string, text: string) => checkEnvironment([{ path, text }]);

test('settings are read once, at start', () => {
  expect(check('apps/server/src/platform/config.ts', 'process.env')).toEqual([]);
  expect(check('apps/server/src/areas/jobs/jobs/queries.ts', 'process.env.PORT')).toEqual([
    'apps/server/src/areas/jobs/jobs/queries.ts reads process.env: take the value from the parsed configuration.',
  ]);
});

test('[J-5] the contact and the sender are those that the board has set', () => {
  const rules = 'apps/server/src/platform/board/board-rules.ts';
  const file = 'apps/server/src/areas/integrations/feeds/partner-queries.ts';
  expect(check(rules, 'return contact ?? config.contact;')).toEqual([]);
  expect(check(file, 'contactOf(board.settings, config)')).toEqual([]);
  expect(check(file, 'email: config.contact.email')).toEqual([
    `${file} passes the board's own setting by: ask contactOf of ${rules}.`,
  ]);
  expect(check(file, 'services.config.mailFrom')).toHaveLength(1);
});
