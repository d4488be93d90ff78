import { createRequire } from 'node:module';
import type { JsonResume } from '@waymark/contract/resumes/resume-export/json-resume';

/*
 * Resumes of invented people for what is printed and read back: letters of many languages, long titles, what is
 * missing, and one that fills five pages.
 */

const require = createRequire(import.meta.url);

/** The samples of the standard itself. */
export const standardResumes: Record<string, JsonResume> = {
  sample: require('@jsonresume/schema/sample.resume.json') as JsonResume,
  'new graduate': require('@jsonresume/schema/examples/new-grad.resume.json') as JsonResume,
  'career changer': require('@jsonresume/schema/examples/career-changer.resume.json') as JsonResume,
  'senior engineer': require('@jsonresume/schema/examples/senior-engineer.resume.json') as JsonResume,
};

const polish: JsonResume = {
  basics: {
    name: 'Żaneta Śliwińska-Łoś',
    label: 'Główna księgowa / Chief Accountant',
    email: 'zaneta.sliwinska@example.pl',
    phone: '+48 512 555 019',
    url: 'https://sliwinska.example.pl',
    summary:
      'Accountant with fourteen years in manufacturing and retail groups, at home in IFRS and Polish GAAP. Łączy dokładność z pragmatyzmem.',
    location: { city: 'Łódź', region: 'Łódzkie', countryCode: 'PL', postalCode: '90-001' },
    profiles: [
      {
        network: 'LinkedIn',
        username: 'zaneta-sliwinska',
        url: 'https://www.linkedin.com/in/zaneta-sliwinska',
      },
    ],
  },
  work: [
    {
      name: 'Zakłady Włókiennicze Bzura S.A.',
      position: 'Chief Accountant',
      location: 'Łódź, Poland',
      startDate: '2018-03',
      summary: 'Leads a team of nine that closes the books of four companies.',
      highlights: [
        'Cut the monthly closing from eleven days to five.',
        'Brought the group from Polish GAAP to IFRS 16 in one year, with no finding of the auditors.',
      ],
    },
    {
      name: 'Piekarnie Młynarczyk Sp. z o.o.',
      position: 'Senior Accountant',
      location: 'Zgierz, Poland',
      startDate: '2013-09',
      endDate: '2018-02',
      highlights: ['Kept accounts payable of 1,200 invoices a month.'],
    },
    { name: 'Kancelaria Dąbek', position: 'Junior Accountant', startDate: '2010', endDate: '2013' },
  ],
  education: [
    {
      institution: 'Uniwersytet Łódzki',
      studyType: 'Magister',
      area: 'Finance and Accounting',
      startDate: '2005',
      endDate: '2010',
    },
  ],
  skills: [
    { name: 'IFRS' },
    { name: 'Polish GAAP' },
    { name: 'SAP FI/CO' },
    { name: 'Consolidation' },
    { name: 'Excel' },
  ],
  languages: [
    { language: 'Polish', fluency: 'Native' },
    { language: 'German', fluency: 'B2' },
  ],
  certificates: [{ name: 'Chartered Accountant (biegły rewident)', date: '2016-05', issuer: 'PIBR' }],
};

const longTitles: JsonResume = {
  basics: {
    name: 'Marguerite-Éléonore van den Broeck',
    label: 'Research Software Engineering Manager',
    email: 'm.vandenbroeck@example.be',
    phone: '+32 470 55 51 23',
    location: { city: 'Ghent', countryCode: 'BE' },
    summary: 'Builds teams that build instruments. Twenty years between laboratory and data centre.',
  },
  work: [
    {
      name: 'European Institute for Structural Biology and Molecular Imaging',
      position: 'Senior Research Software Engineering Manager',
      location: 'Ghent, Belgium',
      startDate: '2019-01-15',
      summary: 'Responsible for eleven engineers and the software of three beam lines.',
      highlights: [
        'Replaced the control system of the cryo microscopes without a day of lost measurements, by running both side by side for three months and comparing each image.',
        'Won 2.4 million euros of funding for open instruments.',
      ],
    },
    {
      name: 'Van Damme & Peeters Laboratoriumtechnologie',
      position: 'Principal Software Engineer and Deputy Head of Instrument Control',
      location: 'Leuven, Belgium',
      startDate: '2011-04',
      endDate: '2018-12',
      highlights: ['Wrote the scheduler that 40 laboratories use.', 'Trained 25 colleagues in Rust.'],
    },
    { name: 'Sterrenwacht Lier', position: 'Software Developer', endDate: '2011' },
    {
      name: 'Self-employed',
      position: 'Freelance Web Developer',
      startDate: '2003',
      endDate: '2006',
      summary: 'Sites for museums.',
    },
  ],
  education: [
    {
      institution: 'Katholieke Universiteit Leuven',
      studyType: 'Master of Science',
      area: 'Computer Science: Software Engineering and Formal Methods',
      endDate: '2003-07',
      score: 'magna cum laude',
    },
    {
      institution: 'Universiteit Gent',
      studyType: 'Bachelor of Science',
      area: 'Physics',
      startDate: '1997',
      endDate: '2001',
    },
  ],
  skills: [
    { name: 'Programming', keywords: ['Rust', 'C++', 'Python', 'TypeScript'] },
    { name: 'Instruments', keywords: ['EPICS', 'LabVIEW', 'FPGA design'] },
    { name: 'Leadership', keywords: ['Hiring', 'Grant writing'] },
  ],
  languages: [
    { language: 'Dutch', fluency: 'Native' },
    { language: 'French', fluency: 'Fluent' },
    { language: 'English', fluency: 'C2' },
  ],
  publications: [
    {
      name: 'Scheduling of shared instruments under uncertainty',
      publisher: 'Journal of Open Instruments',
      releaseDate: '2016-03',
      url: 'https://joi.example.org/2016/scheduling',
      summary: 'How forty laboratories share one machine.',
    },
  ],
};

const short: JsonResume = {
  basics: {
    name: 'Tom Okafor',
    email: 'tom.okafor@example.com',
    phone: '(512) 555-0147',
    location: { city: 'Austin', region: 'TX', countryCode: 'US' },
  },
  work: [{ name: 'Lone Star Coffee', position: 'Barista', startDate: '2023-06' }],
  education: [
    {
      institution: 'Austin Community College',
      studyType: 'Associate of Arts',
      area: 'Hospitality',
      endDate: '2023',
    },
  ],
  skills: [{ name: 'Latte art' }, { name: 'Inventory' }, { name: 'Customer service' }],
};

const greek: JsonResume = {
  basics: {
    name: 'Ελένη Παπαδοπούλου',
    label: 'Civil Engineer',
    email: 'eleni.papadopoulou@example.gr',
    phone: '+30 694 555 0123',
    location: { city: 'Thessaloniki', countryCode: 'GR' },
    summary: 'Γεφυροποιός: bridges and tunnels in Greece and Ukraine (Львів, Київ).',
  },
  work: [
    {
      name: 'ΑΤΤΙΚΟ Γέφυρες Α.Ε.',
      position: 'Bridge Engineer',
      location: 'Thessaloniki, Greece',
      startDate: '2020-02',
      highlights: ['Checked 14 bridges along the Egnatia Odos.', 'Μείωσε το κόστος συντήρησης κατά 12 %.'],
    },
    {
      name: 'Львівбуд',
      position: 'Structural Engineer',
      location: 'Lviv, Ukraine',
      startDate: '2016-10',
      endDate: '2020-01',
      highlights: ['Розрахунок опор для трьох мостів.'],
    },
  ],
  education: [
    {
      institution: 'Aristotle University of Thessaloniki',
      studyType: 'Diploma',
      area: 'Civil Engineering',
      startDate: '2010',
      endDate: '2015',
    },
  ],
  skills: [{ name: 'AutoCAD' }, { name: 'SOFiSTiK' }, { name: 'Eurocode 2' }],
  languages: [
    { language: 'Greek', fluency: 'Native' },
    { language: 'Ukrainian', fluency: 'Conversational' },
  ],
};

const roles = [
  'Senior Nurse',
  'Staff Nurse',
  'Ward Manager',
  'Clinical Nurse Specialist',
  'Charge Nurse',
  'Nurse Educator',
];
const towns = ['Leeds', 'Bristol', 'Glasgow', 'Cardiff', 'Manchester', 'Oxford'];

/** Fills several pages, so that entries meet the ends of pages in every way. */
const manyPages: JsonResume = {
  basics: {
    name: 'Siobhán O’Rourke',
    label: 'Clinical Nurse Specialist',
    email: 'siobhan.orourke@example.co.uk',
    phone: '+44 20 7946 0958',
    location: { city: 'Leeds', region: 'England', countryCode: 'GB' },
    summary: 'Nurse and teacher of nurses. '.repeat(12).trim(),
  },
  work: Array.from({ length: 18 }, (_, at) => ({
    name: `${towns[at % 6]} Infirmary ${String.fromCharCode(65 + at)}`,
    position: roles[at % 6] ?? '',
    location: `${towns[at % 6]}, United Kingdom`,
    startDate: `${2023 - at}-0${1 + (at % 9)}`,
    endDate: `${2024 - at}-0${1 + (at % 9)}`,
    summary:
      at % 3 === 0
        ? 'Led a ward of 28 beds with a team of nineteen, days and nights, and kept its audits.'
        : '',
    highlights: Array.from(
      { length: 1 + (at % 5) },
      (__, point) =>
        `Improved the handover of patients in ward ${point + 1}, which shortened their stay by ${at + point + 2} hours on average and was taken over by ${point + 2} other wards.`,
    ),
  })),
  education: [
    {
      institution: 'University of Leeds',
      studyType: 'MSc',
      area: 'Advanced Clinical Practice',
      startDate: '2008',
      endDate: '2010',
    },
    {
      institution: 'Leeds Beckett University',
      studyType: 'BSc',
      area: 'Adult Nursing',
      startDate: '2002',
      endDate: '2005',
    },
  ],
  skills: [{ name: 'Triage' }, { name: 'Wound care' }, { name: 'Palliative care' }, { name: 'Rostering' }],
};

export const printedResumes: Record<string, JsonResume> = {
  ...standardResumes,
  polish,
  'long titles': longTitles,
  short,
  greek,
  'many pages': manyPages,
};
