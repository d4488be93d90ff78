import { describe, expect, test } from 'vitest';
import { createCandidateCalls } from '../../../testing/candidate-profiles.ts';
import { createApplication, createEmployer, createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
const { call, read } = createCandidateCalls(context);

describe('[H-6] GET /company/resumes', () => {
  test('those who applied to the own company, each once, without those who withdrew', async () => {
    const { services, database } = context;
    const owner = await createEmployer(services);
    const first = await createJob(services, { company_id: owner.companyId, title: 'Cook' });
    const second = await createJob(services, { company_id: owner.companyId, title: 'Baker' });
    const ada = await createApplication(services, { job_id: first.id, created_at: new Date('2026-01-01') });
    const again = await createApplication(services, {
      job_id: second.id,
      user_id: ada.userId,
      created_at: new Date('2026-01-03'),
    });
    const gone = await createApplication(services, { job_id: first.id });
    await database
      .updateTable('applications')
      .set({ status: 'withdrawn' })
      .where('id', '=', gone.id)
      .execute();
    await database.updateTable('users').set({ first_name: 'Grace_%' }).where('id', '=', ada.userId).execute();
    const page = await read('/company/resumes', owner);
    expect(page).toMatchObject({ total: 1 });
    expect(page.data).toEqual([
      {
        applicationId: again.id,
        firstName: 'Grace_%',
        lastName: 'Lovelace',
        jobTitle: 'Engineer',
        location: 'London',
        resumeName: 'ada-lovelace.pdf',
        appliedAt: '2026-01-03T00:00:00.000Z',
        jobs: [
          { id: second.id, title: 'Baker' },
          { id: first.id, title: 'Cook' },
        ],
        jobCount: 2,
      },
    ]);
    for (const [q, total] of [
      ['grace', 1],
      ['lovelace cook', 1],
      ['lovelace butcher', 0],
      ['_%25', 1],
      ['x_', 0],
    ] as const) {
      expect(await read(`/company/resumes?q=${q}`, owner), q).toMatchObject({ total });
    }
    expect(await read('/company/resumes', await createEmployer(services))).toMatchObject({ total: 0 });
    expect((await call('GET', '/company/resumes?page=2', owner)).statusCode).toBe(404);
  });
});
