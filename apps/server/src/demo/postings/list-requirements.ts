import type { WorkMode } from '@waymark/contract/jobs/choices/jobs';
import { countries } from '../countries.ts';
import type { DemoPlace } from '../places.ts';
import { definite } from '../article.ts';
import type { Random } from '../random.ts';
import type { Role } from './choose-role.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number) => numbers[count] ?? String(count);
/** What a beginner cannot have yet. */
const asksForPractice =
  /experience|experienced|proven|track record|practice with|results|portfolio|publications|command of|completed|qualification|journeyman|leadership|registration|licensed? (?:as|to)|certif|of yours|you can talk about|members?hip/i;

const guiding = [
  'Ability to guide less experienced colleagues',
  'Readiness to pass on what you know',
  'Experience in training newer colleagues',
  'Sound judgment and the trust of your peers',
];

export function listRequirements(role: Role, place: DemoPlace, workMode: WorkMode, random: Random): string[] {
  const { occupation, type, level } = role;
  if (type === 'internship') return internRequirements(role, random);
  if (level.prefix === 'Apprentice ') return apprenticeRequirements(random);
  const beginner = role.years[0] === 0;
  const own = beginner
    ? occupation.requirements.filter((text) => !asksForPractice.test(text))
    : occupation.requirements;
  const kept = new Set(random.sample(own, random.int(4, 5)));
  return [
    experienceLine(role, random),
    ...own.filter((text) => kept.has(text)),
    ...(level.pay >= 0.6 && level.prefix !== '' ? [random.pick(guiding)] : []),
    ...languageLine(place, random),
    ...(workMode === 'remote'
      ? [`Residence in ${definite(countries[place.countryCode]!.name)} and the right to work there`]
      : []),
  ];
}

function experienceLine({ occupation, years: [min] }: Role, random: Random): string {
  const { field } = occupation;
  // Fields such as "hotels, three of them in management" only make sense after a number of years.
  if (min === 0) {
    const plain = field.split(',')[0]!;
    return random.pick([
      `First experience in ${plain} is welcome, but not essential`,
      ...(occupation.hourly ? ['No previous experience needed: we will train you'] : []),
      `Interest in ${plain}; experience is an advantage`,
    ]);
  }
  if (min === 1) return `At least one year of experience in ${field}`;
  return random.pick([
    `At least ${inWords(min)} years of experience in ${field}`,
    `${min}+ years of experience in ${field}`,
  ]);
}

function internRequirements({ occupation }: Role, random: Random): string[] {
  const [first, second] = random.sample(occupation.skills, 2) as [string, string];
  return [
    `Studies in a subject that fits ${occupation.field.split(',')[0]}, current or just finished`,
    `First contact with ${first} or ${second} in courses or projects of your own`,
    `Availability for ${random.pick(['three', 'four', 'six'])} months`,
    random.pick([
      'Curiosity and careful work',
      'Readiness to ask, and to find out for yourself',
      'Enjoyment of teamwork',
    ]),
    'Good English, spoken and written',
  ];
}

function apprenticeRequirements(random: Random): string[] {
  return [
    'School leaving certificate',
    'Skilled hands and interest in the trade',
    random.pick(['Basic mathematics', 'Good grades in mathematics or technical subjects']),
    'Punctuality and the will to learn',
    random.pick([
      'A driving license, or the plan to get one',
      'Physical fitness',
      'First practice from a holiday job is welcome',
    ]),
  ];
}

function languageLine(place: DemoPlace, random: Random): string[] {
  const { language } = countries[place.countryCode]!;
  if (language === '' || !random.chance(0.55)) return [];
  return [
    random.pick([
      `Good ${language} and working English`,
      `Fluent ${language}; English is helpful`,
      `Conversational ${language}, or readiness to learn it`,
    ]),
  ];
}
