import type { WorkMode } from '@waymark/contract/jobs/choices';
import type { Setting } from '../occupations.ts';

/*
 * Sentences of a posting. {role} is the work's name, {a role} the same with its article, {company}, {city},
 * {country} and {skill} speak for themselves.
 */

export const openings = [
  '{company} is looking for {a role} in {city}.',
  'We are hiring {a role} for our team in {city}.',
  'Our team in {city} is growing, and we would like to welcome {a role}.',
  'A colleague is retiring after many good years. We are therefore looking for {a role} in {city}.',
  '{company} has a new position in {city}: {role}.',
  'We have more work than hands and want to change that: join {company} in {city} as {a role}.',
  'Would you like to work as {a role} at a place where people stay? {company} in {city} is such a place.',
  'To strengthen our team in {city}, {company} is hiring {a role}.',
  'As {a role} at {company}, you will have a part in work that people in {city} rely on.',
  '{company} is opening another position for {a role} in {city}.',
  'We are looking for {a role} who enjoys doing things properly.',
  'Because a colleague is moving into another team, {company} needs {a role} in {city}.',
];

export const remoteOpenings = [
  '{company} is looking for {a role} who works remotely from anywhere in {country}.',
  'We are hiring {a role}. The position is remote within {country}; our team is based in {city}.',
  'Our team is spread over {country} and growing: we are looking for {a role}.',
  'Work from where you live in {country}: {company} is hiring {a role}.',
  '{company} from {city} is opening a remote position for {a role}.',
];

export const internOpenings = [
  '{company} offers {a role} a place in {city} for three to six months.',
  'You study and want to see practice from the inside? {company} in {city} is looking for {a role}.',
  'Our team in {city} takes on {a role} each term, and this time it may be you.',
  '{company} in {city} is looking for {a role} with questions and energy.',
  'We have a desk, a mentor and a real project for {a role} in {city}.',
];

/** Contracts with an end say why. */
export const limitedOpenings = {
  temporary: [
    '{company} is looking for {a role} in {city} to cover a parental leave.',
    'For our busiest months we need {a role} in {city}.',
    'A large order has come in: for a limited time, {company} is hiring {a role} in {city}.',
    '{company} needs {a role} in {city} until a colleague returns from leave.',
  ],
  freelance: [
    '{company} is looking for {a role} on contract in {city}.',
    'For a project in {city}, {company} needs {a role} as a freelancer.',
    'We work with a small circle of independent professionals in {city} and are looking for {a role} to join it.',
  ],
};

export const learningDuties = [
  'Learn the work step by step with a mentor who has time for you',
  'Take over tasks of your own as soon as you feel sure of them',
  'Rotate through the neighboring teams in your first year',
];
export const guidingDuties = [
  'Guide newer colleagues and help to set the standard for the team',
  'Be the person others turn to with the difficult cases',
  'Train and review the work of two or three colleagues',
  'Improve the way we work and stand in for the team lead when needed',
];

export const teamSentences: Record<Setting, readonly string[]> = {
  shift: [
    'You will be part of a team of {n} on rotating shifts, with a lead who works alongside you.',
    'Each shift begins with a short handover, so that you know what to expect.',
    'There are {n} of us on the floor, and we cover for each other.',
    'Newcomers work next to an experienced colleague for their first four weeks.',
  ],
  site: [
    'You will work with {n} colleagues who know their trade and share what they know.',
    'The team has {n} members; decisions are short and questions welcome.',
    'You report to a manager who has done this work for many years.',
    'You will have your own area and colleagues who step in when it gets busy.',
  ],
  field: [
    'You will be out for most of your working time, with a vehicle and a phone of your own.',
    'Our team of {n} covers {city} and the area around it; each day is planned the day before.',
    'You will have your own assignments and a team of {n} that is one call away.',
    'Planning is done with you, and no one is sent out alone on difficult jobs.',
  ],
  office: [
    'You will join a team of {n} and work closely with the departments around it.',
    'You report to the head of the department and work with colleagues in several teams.',
    'The team of {n} meets every morning for ten minutes and then gets on with the work.',
    'You will have clear responsibilities from the beginning and a deputy you can count on.',
  ],
  digital: [
    'You will join a team of {n} that plans, builds and answers for its own work.',
    'The team of {n} works in two-week cycles and writes down what it decides.',
    'You will work with people from several disciplines and see the effect of what you do.',
    'We keep meetings few and documents short, so that there is time to think.',
  ],
};

export const modeSentences: Record<WorkMode, readonly string[]> = {
  remote: [
    'We meet in {city} twice a year; otherwise you work where you work best.',
    'You need a quiet place and a good connection; the rest comes by post.',
  ],
  hybrid: [
    'You will be in the {city} office two or three days a week and work from home on the others.',
    'Tuesdays and Thursdays we are together in {city}; the other days are yours to arrange.',
  ],
  'on-site': [],
};

export const skillSentences = [
  'Much of your week will have to do with {skill} and {skill2}.',
  'Confidence with {skill} will help you from the first day on.',
];
/** For those who have done the work before. */
export const practiceSentence = 'You bring experience with {skill}; we add what you still need for the rest.';

export const headings = {
  about: ['About the role', 'The position', 'About the job'],
  duties: ['What you will do', 'Your work', 'Your responsibilities', 'Day to day'],
  internDuties: ['What you will work on', 'What you will learn'],
  offer: ['What we offer', 'What you can expect from us', 'Benefits', 'Why join us'],
  team: ['How the team works', 'The team', 'How we work together', 'Where you will work'],
  start: ['Start and hours', 'Good to know'],
};

export const closings: readonly string[] = [
  'The position can be filled at once, and we gladly wait for the right person.',
  'Start is on the first of any month.',
  'We read every application and answer within a week.',
  'The process has two talks: one by phone, one in person with the team.',
  'If you do not meet every point, write to us all the same.',
  'We hire for what people can do; age, origin and gender play no part in it.',
  'We offer adjustments in the application process to everyone who needs them.',
];

export const visits: readonly string[] = [
  'You are welcome to spend half a day with us before you decide.',
  'Come by and see the place before you sign anything.',
];

export const applications = [
  'Send your resume and a few lines on why this job suits you; we answer within five working days.',
  'Please send your resume. A cover letter is welcome, but not needed.',
  'Send a short application with your resume; we will call you to arrange a first talk.',
  'Please apply with a resume of at most two pages and name the title of this position.',
  'Send us your resume and two or three sentences about work you are proud of.',
  'Apply with your resume; copies of certificates can wait until the interview.',
];
/** For those who have worked before. */
export const laterApplications = [
  'Apply with your resume and, if you have them, references from your last two positions.',
  'Send your resume and tell us when you could start and what you would like to earn.',
];
export const portfolioApplication = 'Send your resume together with a portfolio or a link to your work.';
