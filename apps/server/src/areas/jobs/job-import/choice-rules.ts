import {
  jobCategories,
  jobTypes,
  sectors,
  workModes,
  type JobCategory,
  type JobType,
  type WorkMode,
} from '@waymark/contract/jobs/choices/jobs';

/** "Full-Time", "FULL_TIME" and "full time" are one word. */
const fold = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

const types = new Map<string, JobType>([
  ...jobTypes.flatMap(({ value, label, google }) =>
    [value, label, google].map((name) => [fold(name), value] as const),
  ),
  ['permanent', 'full-time'],
  ['fulltimepermanent', 'full-time'],
  ['intern', 'internship'],
  ['trainee', 'internship'],
  ['apprenticeship', 'internship'],
  ['contract', 'freelance'],
  ['contractor', 'freelance'],
  ['freelancer', 'freelance'],
  ['temp', 'temporary'],
  ['fixedterm', 'temporary'],
  ['seasonal', 'temporary'],
  ['perdiem', 'temporary'],
]);

const modes = new Map<string, WorkMode>([
  ...workModes.flatMap(({ value, label }) => [value, label].map((name) => [fold(name), value] as const)),
  ['office', 'on-site'],
  ['inoffice', 'on-site'],
  ['inperson', 'on-site'],
  ['true', 'remote'],
  ['yes', 'remote'],
  ['telecommute', 'remote'],
  ['fullyremote', 'remote'],
  ['remotefirst', 'remote'],
  ['homeoffice', 'remote'],
]);

const categories = new Map<string, JobCategory>([
  ...jobCategories.flatMap(({ value, label }) => [value, label].map((name) => [fold(name), value] as const)),
  ...sectors.flatMap(({ label, category }) => (category ? [[fold(label), category] as const] : [])),
]);

/** Each is undefined for a text that is not one of the choices under any of their names. */
export const readType = (text: string): JobType | undefined => types.get(fold(text));
export const readWorkMode = (text: string): WorkMode | undefined => modes.get(fold(text));
export const readCategory = (text: string): JobCategory | undefined => categories.get(fold(text));
