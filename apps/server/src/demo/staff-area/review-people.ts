export interface DemoResume {
  name: string;
  headline: string;
  contact: string;
  summary: string;
  positions: readonly { title: string; company: string; dates: string; bullets: readonly string[] }[];
  education: string;
  skills: string;
}

/** A person who has asked for a review; invented, like everyone in the demo. */
export interface DemoAsker {
  firstName: string;
  lastName: string;
  jobTitle: string;
  /** Since when they wait. */
  hours: number;
  resume: DemoResume;
}

/** The one whose resume the demo's candidate has had reviewed. */
export const reviewedResume: DemoResume = {
  name: 'Amara Lindqvist',
  headline: 'Data Analyst',
  contact: 'Chicago, Illinois  ·  seeker@demo.waymark.example  ·  +1 312 555 0142',
  summary: 'Hard-working and motivated data analyst with a passion for numbers, looking for a new challenge.',
  positions: [
    {
      title: 'Data Analyst',
      company: 'Brightwater Systems',
      dates: '2022 to today',
      bullets: [
        'Responsible for weekly reports to the management.',
        'Led the move of forty people to a new reporting system.',
        'Built a forecast of demand that cut unsold stock by 18 % in its first year.',
      ],
    },
    {
      title: 'Intern',
      company: 'Fieldstone Works',
      dates: '2021 to 2022',
      bullets: ['Helped with various tasks in the finance team.', 'Cleaned ten years of customer data.'],
    },
  ],
  education: 'BSc Statistics, University of Leeds, 2021',
  skills: 'SQL, Python, Tableau, Excel, statistics, teamwork, Microsoft Word',
};

export const demoAskers: readonly DemoAsker[] = [
  asker('Rosa', 'Keller', 'Nurse', 61, {
    summary: '',
    title: 'Staff Nurse',
    company: 'St. Brendan Hospital',
    dates: 'Mar 2018 to today',
    bullets: [
      'Care for up to twelve patients on a surgical ward.',
      'Teach new colleagues the handover that halved missed doses.',
    ],
    education: 'Diploma in Nursing, 2017',
    skills: 'Wound care, medication, triage, German, English',
  }),
  asker('Idris', 'Bello', 'Site Manager', 40, {
    summary: 'Site manager for housing of up to ninety homes.',
    title: 'Site Manager',
    company: 'Harland and Rowe',
    dates: '2015 to 2026',
    bullets: [
      'Was responsible for the building site and its people.',
      'Handed over 240 homes, 11 days early on average.',
    ],
    education: 'HND Construction, 2014',
    skills: 'Planning, safety, contracts, MS Project',
  }),
  asker('Mei', 'Castellano', 'Product Designer', 20, {
    summary: 'I design tools that people at work do not have to think about.',
    title: 'Product Designer',
    company: 'Fieldstone Works',
    dates: '2020 to today',
    bullets: [
      'Redesigned the order form; complaints fell by a third.',
      'Ran 60 interviews with people who pack parcels.',
    ],
    education: 'BA Graphic Design, 2019',
    skills: 'Figma, interviews, prototypes, HTML and CSS',
  }),
  asker('Lars', 'Odum', 'Accountant', 3, {
    summary: 'Accountant.',
    title: 'Accountant',
    company: 'Meridian Books',
    dates: '2012 to today',
    bullets: ['Monthly closing.', 'Yearly closing.', 'Contact with the auditors.'],
    education: 'Apprenticeship, 2011',
    skills: 'DATEV, SAP, Excel',
  }),
];

/** Whose review the demo's staff has begun, and whose is finished. */
export const begunAsker = asker('Nadia', 'Petrov', 'Warehouse Manager', 30, {
  summary: 'Manager of warehouses for twelve years.',
  title: 'Warehouse Manager',
  company: 'Northfield Logistics',
  dates: '2014 to today',
  bullets: ['Led a team of 34 on three shifts.', 'Responsible for safety.', 'Cut picking errors to 0.2 %.'],
  education: 'BSc Supply Chain Management, 2013',
  skills: 'WMS, forklift licence, rotas, Polish, English',
});
export const finishedAsker = asker('Oskar', 'Lind', 'Teacher', 150, {
  summary: 'Teacher of mathematics and physics.',
  title: 'Teacher',
  company: 'Castle Hill School',
  dates: '2016 to today',
  bullets: ['Taught mathematics to years 7 to 13.', 'Founded the robotics club.'],
  education: 'MEd, 2015',
  skills: 'Mathematics, physics, school trips',
});

interface OnePosition {
  summary: string;
  title: string;
  company: string;
  dates: string;
  bullets: readonly string[];
  education: string;
  skills: string;
}

function asker(
  firstName: string,
  lastName: string,
  jobTitle: string,
  hours: number,
  { summary, education, skills, ...position }: OnePosition,
): DemoAsker {
  const name = `${firstName} ${lastName}`;
  const email = `${firstName}.${lastName}@demo.waymark.example`.toLowerCase();
  const resume = { name, headline: jobTitle, contact: email, summary, education, skills };
  return { firstName, lastName, jobTitle, hours, resume: { ...resume, positions: [position] } };
}
