import { expect, test } from 'vitest';
import { createEmployer, createJob, suspend, type TestUser } from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

test('[L-34] a new member of a team gets one mail that says by whom and leads to the applicants', async () => {
  const { services, database } = context;
  const owner = await createEmployer(services, { first_name: 'Olga', last_name: 'Ott' });
  const { companyId } = owner;
  const join = () => createEmployer(services, { companyId, memberRole: 'recruiter' });
  const [manager, ines, ivo] = [await join(), await join(), await join()];
  const { id: jobId } = await createJob(services, { company_id: companyId, title: 'Pilot' });
  const save = async (...team: readonly (readonly [TestUser, string])[]) => {
    const members = team.map(([{ id: userId }, part]) => ({ userId, part }));
    const criteria = [{ id: null, name: `Criterion ${team.length}` }];
    const { statusCode } = await context.app.inject({
      method: 'PUT',
      url: `/api/company/jobs/${jobId}/hiring-team`,
      headers: owner.headers,
      payload: { members, criteria },
    });
    return statusCode;
  };
  const mailsTo = ({ email }: TestUser) => sentMails(database, email);

  expect(await save([manager, 'hiring-manager'], [ines, 'interviewer'])).toBe(200);
  const [mail, ...more] = await mailsTo(ines);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    kind: 'hiring-team-joined',
    concerns: owner.id,
    subject: 'Olga Ott has added you to the hiring team for Pilot',
  });
  expect(mail?.text).toContain(`${services.config.publicUrl}/company-manage-job?job=${jobId}`);

  // Those who stay, even in another part, and those who add themselves hear nothing.
  expect(await save([manager, 'hiring-manager'], [ines, 'hiring-manager'], [owner, 'recruiter'])).toBe(200);
  expect([...(await mailsTo(ines)), ...(await mailsTo(manager))]).toHaveLength(2);
  expect(await mailsTo(owner)).toEqual([]);

  // Neither do members whom the team cannot have.
  await suspend(database, ivo.id);
  expect(await save([manager, 'hiring-manager'], [ivo, 'interviewer'])).toBe(400);
  expect(await mailsTo(ivo)).toEqual([]);
});
