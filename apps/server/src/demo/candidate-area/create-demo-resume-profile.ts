import { resumeDocumentSchema, type SectionChange } from '@waymark/contract/resumes/resume-profile';
import type { Kysely } from 'kysely';
import { saveSections } from '../../areas/resumes/resume-profile/commands.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { findDemoAccount } from '../accounts.ts';

const idOf = (number: number) => `0b1de000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Most of a resume: what is missing shows what My Resume asks for. */
const { headline, skills, employment, education, itSkills, summary, languages } = resumeDocumentSchema.parse({
  headline: 'Data analyst who turns shop counters and web clicks into decisions',
  skills: ['SQL', 'Tableau', 'A/B testing', 'Forecasting', 'Stakeholder interviews'].map((name, at) => ({
    id: idOf(at),
    name,
  })),
  employment: [
    {
      id: idOf(20),
      designation: 'Data Analyst',
      organization: 'Lakeshore Outfitters',
      location: 'Chicago, Illinois',
      from: '2022-03',
      isCurrent: true,
      description: 'Own the weekly picture of forty shops and the web store for buyers and store managers.',
      highlights: [
        'Cut the monthly report from three days to two hours.',
        'Found the stock-outs that cost 4 % of sales, and the two suppliers behind them.',
      ],
    },
    {
      id: idOf(21),
      designation: 'Junior Analyst',
      organization: 'Prairie Credit Union',
      from: '2020-06',
      till: '2022-02',
    },
  ],
  education: [
    {
      id: idOf(30),
      level: 'graduation',
      course: 'Statistics',
      institute: 'University of Illinois Chicago',
      till: '2020',
    },
  ],
  itSkills: [{ id: idOf(40), name: 'dbt', version: '1.8', experienceYears: 2, experienceMonths: 6 }],
  summary:
    'I like questions that someone has to act on. Four years between a data warehouse and the people who order stock have taught me to ask what will be done with a number before I count it.',
  languages: [
    { id: idOf(50), language: 'English', fluency: 'Native' },
    { id: idOf(51), language: 'Swedish', fluency: 'B2' },
  ],
});
const written = { headline, skills, employment, education, itSkills, summary, languages };

/** Writes the resume of the demo's candidate unless there is one. */
export async function createDemoResumeProfile(database: Kysely<Tables>): Promise<void> {
  const { id: userId } = await findDemoAccount(database, 'candidate');
  const known = await database
    .selectFrom('resume_profiles')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (known) return;
  const changes = Object.entries(written).map(
    ([section, value]) => ({ section, version: 0, value }) as SectionChange,
  );
  await saveSections(database, userId, changes);
}
