import type { CommentKind, ReviewSection } from '@waymark/contract/resumes/choices';

/** A comment, and the words of the line it is about; without them it is about the whole. */
interface DemoComment {
  on?: string;
  kind: CommentKind;
  text: string;
}

export interface DemoReview {
  summary: string;
  sections: Record<ReviewSection, readonly [score: number, text: string]>;
  comments: readonly DemoComment[];
}

/** Of the resume of the demo's candidate. */
export const candidateReview: DemoReview = {
  summary:
    'You have results that most analysts would put in bold: forty people moved to a new system, ' +
    'unsold stock down by 18 %. They stand in the third line of the second section. Lead with ' +
    'them.\n\nChange the summary first; it is what everybody reads and it says nothing that only you ' +
    'could say. Then give each position a figure. Half a day of work makes this a strong resume.',
  sections: {
    layout: [4, 'Clean, one page, and the dates are easy to find.'],
    opening: [2, 'The first two lines could stand above any resume.'],
    experience: [3, 'Two good results, hidden between duties.'],
    skills: [3, 'Name what you are best at first, and leave out what everybody has.'],
    language: [4, 'Plain and without mistakes. Begin each line with a verb.'],
  },
  comments: [
    {
      on: 'Hard-working and motivated',
      kind: 'change',
      text: 'Everybody writes this. Say what you do and for whom: “Data analyst in retail; my forecasts cut unsold stock by 18 %.”',
    },
    {
      on: 'Responsible for weekly reports',
      kind: 'change',
      text: 'A duty. Which decision was made with these reports, and how often?',
    },
    {
      on: 'Led the move of forty people',
      kind: 'keep',
      text: 'This is what a manager looks for: people, a system, an end. Move it to the top of the position.',
    },
    {
      on: 'Built a forecast of demand',
      kind: 'keep',
      text: 'Your best line. Add how much that was in pounds, if you may say so.',
    },
    {
      on: 'Helped with various tasks',
      kind: 'change',
      text: '“Various tasks” reads as “nothing worth naming”. Name the one that you would do again.',
    },
    {
      on: 'SQL, Python, Tableau',
      kind: 'ask',
      text: 'Which three does the posting you want ask for? Put those first. Word and teamwork can go.',
    },
  ],
};

export const finishedReview: DemoReview = {
  summary:
    'Ten years of teaching in seven lines: you leave out what makes them worth reading. Tell what became of your pupils and your club, and for which post you apply.',
  sections: {
    layout: [4, ''],
    opening: [3, 'Say which post you look for.'],
    experience: [2, 'Subjects and years are there, results are not.'],
    skills: [3, ''],
    language: [5, 'Short and clear.'],
  },
  comments: [
    {
      on: 'Taught mathematics',
      kind: 'change',
      text: 'How many pupils, and how did they do in their exams?',
    },
    { on: 'Founded the robotics club', kind: 'keep', text: 'Founded is a strong verb. How many came?' },
  ],
};

/** What the demo's staff has written so far. */
export const begunReview: DemoReview = {
  summary: '',
  sections: {
    layout: [4, ''],
    opening: [2, ''],
    experience: [3, ''],
    skills: [4, ''],
    language: [4, ''],
  },
  comments: [
    { on: 'Led a team of 34', kind: 'keep', text: 'Good: people and shifts in one line.' },
    { on: 'Responsible for safety', kind: 'change', text: 'How many days without an accident?' },
  ],
};

export const demoTemplates: readonly { name: string; text: string; isShared: boolean }[] = [
  {
    name: 'Duty, not result',
    text: 'This is a duty. Say what came of it: how many, how much, how much faster?',
    isShared: true,
  },
  {
    name: 'Begin with a verb',
    text: 'Begin the line with a verb in the past tense: led, built, cut, taught.',
    isShared: true,
  },
  {
    name: 'Summary says nothing',
    text: 'These words could stand above any resume. Say what you do, for whom, and the result you are proudest of.',
    isShared: true,
  },
  {
    name: 'Second round',
    text: 'Send me the new version within thirty days: I will look at what you changed first.',
    isShared: false,
  },
];
