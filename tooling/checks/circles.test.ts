import { expect, test } from 'vitest';
import { checkCircles } from './circles.ts';

const hiring = 'apps/server/src/areas/hiring';
const platform = 'apps/server/src/platform';

test('modules that import each other are refused, over others as well, with the imports that close the circle', () => {
  expect(
    checkCircles([
      { from: `${hiring}/applicants/routes.ts`, to: [`${hiring}/scorecards/queries.ts`] },
      { from: `${hiring}/scorecards/queries.ts`, to: [`${hiring}/interviews/rules.ts`] },
      { from: `${hiring}/interviews/commands.ts`, to: [`${hiring}/applicants/rules.ts`] },
      { from: `${platform}/queue.ts`, to: [`${platform}/mail/mail.ts`] },
      { from: `${platform}/mail/deliver-mail.ts`, to: [`${platform}/queue.ts`] },
    ]),
  ).toEqual([
    {
      what: 'areas/hiring/applicants, areas/hiring/interviews, areas/hiring/scorecards import each other in a circle',
      advice: expect.stringContaining(
        `${hiring}/applicants/routes.ts imports ${hiring}/scorecards/queries.ts; `,
      ),
    },
    {
      what: 'platform/mail, platform/queue import each other in a circle',
      advice: expect.stringContaining(`${platform}/queue.ts imports ${platform}/mail/mail.ts`),
    },
  ]);
});

test('one direction is accepted, and so are the files of one module, tests, and what belongs to no module', () => {
  expect(
    checkCircles([
      { from: `${hiring}/applicants/routes.ts`, to: [`${hiring}/scorecards/queries.ts`] },
      { from: `${hiring}/applicants/routes.ts`, to: [`${hiring}/applicants/rules.ts`] },
      { from: `${hiring}/scorecards/routes.test.ts`, to: [`${hiring}/applicants/queries.ts`] },
      { from: `${hiring}/scorecards/queries.ts`, to: [`${hiring}/tables.ts`] },
      { from: `${hiring}/register.ts`, to: [`${hiring}/applicants/routes.ts`] },
      { from: 'bench/a.ts', to: ['bench/b.ts'] },
      { from: 'bench/b.ts', to: ['bench/a.ts'] },
    ]),
  ).toEqual([]);
});
