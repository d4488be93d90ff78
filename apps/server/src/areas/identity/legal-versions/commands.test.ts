import { afterEach, expect, test, vi } from 'vitest';
import { legalTexts } from '../../../platform/board/legal-texts.ts';
import { createCandidate, createStaff } from '../../../testing/factories.ts';
import { setBack } from '../../../testing/switches.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { recordAgreement } from '../accounts/commands.ts';
import { findTextChanges } from './change-rules.ts';
import { keepLegalVersions } from './commands.ts';
import { findLegalVersion, listLegalVersions } from './queries.ts';

const context = useTestApp();
afterEach(async () => {
  await context.database.deleteFrom('legal_versions').execute();
  await setBack(context.database);
});

const versions = async () =>
  (await listLegalVersions(context.database, 'fraudPolicy')).map(({ version }) => version);

test('[L-43] each version of the fraud policy stays readable, also where a setting changes its words', async () => {
  const { database, services, app } = context;
  await keepLegalVersions(database);
  await keepLegalVersions(database);
  const [own = ''] = await versions();
  expect(await versions()).toEqual([own]);
  const { headers } = await createStaff(services, { staff_role: 'administrator' });
  const put = (key: string, value: unknown, version = 0) =>
    app.inject({ method: 'PUT', url: `/api/staff/settings/${key}`, headers, payload: { value, version } });
  await put('fraudPolicy', 'Report it to us.');
  await put('fraudPolicy', 'Report it to us.\n\nWe answer within a day.', 1);
  await put('name', 'Harbour Jobs');
  const [now = '', before = '', ...others] = await versions();
  expect(others).toEqual([own]);
  expect(now).toBe(legalTexts.current('fraudPolicy').version);
  const texts = await Promise.all([before, now].map((one) => findLegalVersion(database, 'fraudPolicy', one)));
  expect(findTextChanges(texts[0] ?? '', texts[1] ?? '')).toEqual([
    { kind: 'added', text: 'We answer within a day.' },
  ]);
  expect(await findLegalVersion(database, 'fraudPolicy', '2020-01-01-00000000')).toBeUndefined();
  // The name is in the board's own terms.
  expect(await listLegalVersions(database, 'terms')).toHaveLength(2);
});

test('[L-36] an agreement names the version that was kept, whatever is saved in between', async () => {
  const { database, services } = context;
  const { id } = await createCandidate(services);
  let reads = 0;
  const changing = vi
    .spyOn(legalTexts, 'current')
    .mockImplementation(() => ({ markdown: 'We agree.', version: `2026-01-01-${++reads}` }));
  await recordAgreement(database, id);
  changing.mockRestore();
  const ofPerson = database.selectFrom('agreed_terms').select('version').where('user_id', '=', id);
  const agreed = await ofPerson.orderBy('version').execute();
  expect(agreed.map(({ version }) => version)).toEqual(['2026-01-01-1', '2026-01-01-2']);
  await database.deleteFrom('agreed_terms').where('user_id', '=', id).execute();
});

test('[L-43] what changed is said line by line', () => {
  expect(findTextChanges('# A\n\nOne.\nTwo.', '# A\n\nTwo.\n\nThree.')).toEqual([
    { kind: 'removed', text: 'One.' },
    { kind: 'added', text: 'Three.' },
  ]);
  expect(findTextChanges('Same.', 'Same.')).toEqual([]);
});
