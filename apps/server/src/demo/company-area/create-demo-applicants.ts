import { writeNote, tagApplicant } from '../../areas/hiring/applicants/mark-commands.ts';
import { newId } from '../../platform/ids.ts';
import { applyForJob, storeResume, type Stores } from './apply-for-job.ts';
import { demoApplicants, emailOf, letterOf, resumeOf, type DemoApplicant } from './applicants.ts';
import { findHiring, type Hiring } from './find-hiring.ts';

/**
 * Applicants in every stage of a job of the demo employer. Those who are there stay as they are, whatever
 * somebody has done with them since.
 */
export async function createDemoApplicants(stores: Stores): Promise<void> {
  const hiring = await findHiring(stores.database);
  if (!hiring) return;
  for (const applicant of demoApplicants) await createApplicant(stores, hiring, applicant);
}

async function createApplicant(stores: Stores, hiring: Hiring, applicant: DemoApplicant): Promise<void> {
  const { database } = stores;
  const user = await database
    .insertInto('users')
    .values({
      id: newId(),
      role: 'candidate',
      email: emailOf(applicant),
      password_hash: null,
      first_name: applicant.firstName,
      last_name: applicant.lastName,
      job_title: applicant.jobTitle,
      location: applicant.location,
      phone: '',
      experience_level: '3-5 years',
      email_confirmed_at: new Date(),
      is_demo: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!user) return;
  const name = `${applicant.firstName}-${applicant.lastName}.pdf`.toLowerCase();
  const resumeId = await storeResume(stores, user.id, { name, lines: resumeOf(applicant) });
  const sent = { userId: user.id, resumeId, coverLetter: letterOf(applicant), ...applicant };
  const applicationId = await applyForJob(database, hiring, sent);
  for (const tag of applicant.tags ?? []) await tagApplicant(database, hiring.companyId, applicationId, tag);
  if (applicant.note) await writeNote(database, applicationId, hiring.recruiterId, applicant.note);
}
