import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createEndedCalls, laterBy } from '../../../testing/ended-applications.ts';
import { findInDatabase, findInFiles } from '../../../testing/erased-people.ts';
import {
  createCandidate,
  createConversation,
  createInterview,
  createResume,
} from '../../../testing/factories.ts';
import { pdfBytes } from '../../../testing/resume-files.ts';
import { useTestApp, type TestApp } from '../../../testing/test-app.ts';
import { tagApplicant, writeNote } from '../../hiring/applicants/mark-commands.ts';
import { endApplications } from '../../hiring/retention/ending-commands.ts';
import { tellOfEnds } from '../../hiring/retention/notice-commands.ts';
import { removeResume } from '../../resumes/resumes/commands.ts';
import { sweepStoredFiles } from '../privacy/commands.ts';

const context = useTestApp();
const { createHirer, decline } = createEndedCalls(context);
const long = laterBy(new Date(), -1000);

type Leave = (context: TestApp, application: Application, mark: string) => Promise<unknown>;
interface Application {
  id: string;
  jobId: string;
  companyId: string;
  candidateId: string;
  ownerId: string;
}

/** What a company can have of an application, each with words of its own. */
const places: Readonly<Record<string, Leave>> = {
  letter: ({ database }, { id }, cover_letter) =>
    database.updateTable('applications').set({ cover_letter }).where('id', '=', id).execute(),
  answer: async ({ database }, { id, jobId }, answer) => {
    const question = { id: newId(), job_id: jobId, kind: 'text', question: 'Why?', required: false } as const;
    await database
      .insertInto('job_questions')
      .values({ ...question, position: 0, knockout: null })
      .execute();
    const given = { application_id: id, question_id: question.id, answer, is_knockout: false };
    await database.insertInto('application_answers').values(given).execute();
  },
  note: ({ database }, { id, ownerId }, text) => writeNote(database, id, ownerId, text),
  tag: ({ database }, { id, companyId }, name) => tagApplicant(database, companyId, id, name.slice(0, 30)),
  scorecard: ({ database }, { id, ownerId }, text) =>
    database
      .insertInto('scorecards')
      .values({ id: newId(), application_id: id, author_id: ownerId, recommendation: 'no', text })
      .execute(),
  message: async ({ database, services }, { id, companyId, candidateId }, text) => {
    const pair = { company_id: companyId, candidate_id: candidateId, application_id: id };
    const conversation_id = await createConversation(services, pair);
    await database
      .updateTable('messages')
      .set({ text })
      .where('conversation_id', '=', conversation_id)
      .execute();
    await database
      .insertInto('conversation_reports')
      .values({ conversation_id, reason: 'rude', text, decided_at: null, decision: null })
      .execute();
  },
  interview: async ({ database, services }, { id }, note) => {
    const { id: offerId } = await createInterview(services, id);
    await database.updateTable('interview_offers').set({ answer: note }).where('id', '=', offerId).execute();
    await database.updateTable('interview_rounds').set({ note }).execute();
  },
  capturedMail: ({ database }, { candidateId }, mark) =>
    database
      .insertInto('captured_mails')
      .values({
        id: newId(),
        recipient: 'desk@firm.example',
        subject: mark,
        html: mark,
        text: `${mark} has applied for Software Engineer.`,
        concerns: candidateId,
      })
      .execute(),
  waitingMail: ({ database, services }, { candidateId }, mark) =>
    database.transaction().execute((transaction) =>
      services.queue.enqueue(transaction, 'send-mail', {
        to: 'desk@firm.example',
        subject: mark,
        html: mark,
        text: `${mark} has applied for Software Engineer.`,
        concerns: candidateId,
      }),
    ),
};

const mark = fc.string({
  minLength: 12,
  maxLength: 20,
  unit: fc.constantFrom(...'abcdefghijkmnopqrstuvwxyz'),
});

test('[L-44] at its end nothing is left of an application, wherever its company has it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(mark, { minLength: 12, maxLength: 12 }),
      fc.subarray(Object.keys(places)),
      async (marks, chosen) => {
        const { services, database } = context;
        const hirer = await createHirer();
        const candidate = await createCandidate(services);
        const [fileMark = '', fileName = '', ...others] = marks.map((one) => `zq${one}`);
        const bytes = Buffer.concat([pdfBytes(), Buffer.from(`%${fileMark}\n`)]);
        const resume = await createResume(services, { userId: candidate.id, name: `${fileName}.pdf`, bytes });
        const id = await decline(hirer, long, { user_id: candidate.id, resume_id: resume.id });
        const { companyId, id: ownerId } = hirer.owner;
        const application = { id, jobId: hirer.jobId, companyId, candidateId: candidate.id, ownerId };
        const left: string[] = [fileName];
        for (const [at, name] of chosen.entries()) {
          await places[name]?.(context, application, others[at] ?? '');
          left.push(others[at] ?? '');
        }
        // Their own resume goes as well: the application's copy is the last.
        await removeResume(database, candidate.id, resume.id);
        await database.deleteFrom('resumes').where('id', '=', resume.id).execute();
        const found = await findInDatabase(database, [...left, id]);
        const strings = new Set([...found.values()].flat());
        expect([...left, id].filter((one) => !strings.has(one))).toEqual([]);
        expect((await findInFiles(services.config.dataDirectory, [fileMark])).size).toBe(1);

        await tellOfEnds(services);
        expect(await endApplications(services, laterBy(new Date(), 15))).toBe(1);
        await sweepStoredFiles(services);
        expect(await findInDatabase(database, [...left, id])).toEqual(new Map());
        expect(await findInFiles(services.config.dataDirectory, [fileMark])).toEqual(new Map());
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);

test('[L-44] what is the candidate’s own stays theirs, and statistics keep the number', async () => {
  const { services, database } = context;
  const hirer = await createHirer();
  const candidate = await createCandidate(services);
  const resume = await createResume(services, { userId: candidate.id });
  await decline(hirer, long, { user_id: candidate.id, resume_id: resume.id });
  const detail = async () => {
    const url = `/api/company/jobs/${hirer.jobId}`;
    return (await context.app.inject({ method: 'GET', url, headers: hirer.owner.headers })).json().data;
  };
  const before = (await detail())?.applications;
  await tellOfEnds(services);
  expect(await endApplications(services, laterBy(new Date(), 15))).toBe(1);
  await sweepStoredFiles(services);
  const url = `/api/resumes/${resume.id}/file`;
  const file = await context.app.inject({ method: 'GET', url, headers: candidate.headers });
  expect(file.statusCode).toBe(200);
  expect(before).toBe(1);
  expect((await detail()).applications).toBe(1);
  const { applications } = await database
    .selectFrom('ended_applications')
    .select('applications')
    .where('job_id', '=', hirer.jobId)
    .executeTakeFirstOrThrow();
  expect(applications).toBe(1);
});
