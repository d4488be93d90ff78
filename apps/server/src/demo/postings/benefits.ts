import type { JobType, WorkMode } from '@waymark/contract/jobs/choices/jobs';
import { countries, type BenefitCustom } from '../countries.ts';
import type { Setting } from '../occupation.ts';
import type { DemoPlace } from '../places.ts';
import type { Random } from '../random.ts';

const byCustom: Record<BenefitCustom, readonly string[]> = {
  american: [
    'Medical, dental and vision insurance from the first day',
    '401(k) with a match of up to 5 percent',
    '18 days of paid time off, plus public holidays',
    'Twelve weeks of paid parental leave',
    'Short- and long-term disability cover, paid by us',
    'Tuition support of up to $4,000 a year',
    'Commuter benefit of $120 a month',
  ],
  european: [
    '28 days of annual leave plus public holidays',
    'A company pension to which we add a fifth',
    'A public transport ticket, paid in full',
    'Thirteenth salary in November',
    'Permanent contract after the trial period',
    'A bicycle on lease, also for private use',
    'Meal vouchers for every working day',
  ],
  commonwealth: [
    '26 days of leave plus public holidays',
    'Employer pension contribution of 8 percent',
    'Private medical cover after three months',
    'Sick pay above the legal minimum',
    'Enhanced parental leave for both parents',
    'Interest-free season ticket loan',
    'Life cover of four times your salary',
  ],
  gulf: [
    'Housing and transport allowance',
    'Yearly flight home for you and your family',
    'Medical insurance for the family',
    '30 calendar days of paid leave',
    'End-of-service payment according to law',
    'School fee support for up to two children',
  ],
  emerging: [
    'Medical cover for you and up to three dependents',
    'Thirteenth month salary',
    'Transport allowance or staff bus',
    'Lunch on working days',
    'Paid leave of 22 days a year',
    'Social security and pension contributions paid on time',
    'Airtime and data allowance',
  ],
};

const bySetting: Record<Setting, readonly string[]> = {
  shift: [
    'Shift plan at least four weeks ahead',
    'Premiums for nights, Sundays and holidays',
    'Work clothes, washed and mended by us',
    'Free meals during your shift',
    'Swapping shifts by app, without a form',
  ],
  site: [
    'Good tools and a well-kept place of work',
    'Work clothes and safety equipment, provided by us',
    'Free parking and a place for your bicycle',
    'Fixed working hours that leave your evenings free',
    'Paid courses and the time to attend them',
  ],
  field: [
    'A vehicle that you may take home, or a fair mileage allowance',
    'Tablet and phone, also for private calls',
    'Travel time counts as working time',
    'Good shoes, jackets and equipment for every weather',
    'Paid certificates and refresher courses',
  ],
  office: [
    'Flexible hours around a core time',
    'A training budget that your manager must help you to spend',
    'A quiet desk and a good chair',
    'Support for professional exams',
    'Two paid days a year for volunteering',
  ],
  digital: [
    'Flexible hours and meetings only between 10:00 and 16:00',
    'The computer and screen of your choice',
    'A training budget and four learning days a year',
    'Real influence on how we work',
    'Two paid days a year for volunteering',
  ],
};

const byType: Partial<Record<JobType, readonly string[]>> = {
  internship: [
    'A mentor with two hours a week for you alone',
    'A project that will be used when you have left',
    'Real pay for real work',
    'A written reference at the end',
    'The chance of a permanent position after graduation',
    'A place at the table in team meetings',
  ],
  freelance: [
    'Initial term of six months, with an option to extend',
    'Invoices paid within 14 days',
    'Clear scope and one contact person',
    'Access to our tools and documents from the first day',
    'Choice of hours outside agreed meetings',
  ],
  temporary: [
    'Contract for six to twelve months, with a good chance of staying',
    'The same pay as permanent colleagues',
    'Full training in the first two weeks',
    'Paid leave according to the length of the contract',
    'A reference at the end',
  ],
  'part-time': [
    'Between 16 and 28 hours a week, on days we agree',
    'Holidays and benefits in proportion',
    'More hours later, if you wish',
  ],
};

const byMode: Record<WorkMode, readonly string[]> = {
  remote: [
    'A budget for your home office',
    'Two team weeks a year, travel paid',
    'Co-working membership if you want one',
  ],
  hybrid: ['Home office two to three days a week', 'A budget for your desk at home'],
  'on-site': [],
};

interface Position {
  setting: Setting;
  type: JobType;
  workMode: WorkMode;
  place: DemoPlace;
}

/** Four or five things the employer offers that fit the country, the kind of work and the contract. */
export function chooseBenefits({ setting, type, workMode, place }: Position, random: Random): string[] {
  const ofType = byType[type] ?? [];
  if (type === 'internship' || type === 'freelance' || type === 'temporary') return random.sample(ofType, 4);
  const { custom } = countries[place.countryCode]!;
  return [
    ...random.sample(byCustom[custom], random.int(2, 4)),
    ...random.sample(ofType, 1),
    ...random.sample(byMode[workMode], 1),
    ...random.sample(
      bySetting[setting].filter((text) => workMode !== 'remote' || !/desk|parking/.test(text)),
      random.int(1, 2),
    ),
  ];
}
