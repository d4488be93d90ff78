import type { NextStep, TimelineKind } from '@waymark/contract/hiring/choices';

type Sentence = (company: string) => string;

const eventSentences: Record<TimelineKind, Sentence> = {
  submitted: () => 'You applied',
  viewed: (company) => `${company} opened your application`,
  shortlist: (company) => `${company} put you on the shortlist`,
  interview: () => 'Your application came to the interviews',
  offer: (company) => `${company} is preparing an offer`,
  hired: (company) => `${company} marked you as hired`,
  declined: (company) => `${company} went on with other candidates`,
  'message-received': (company) => `${company} wrote to you`,
  'message-sent': () => 'You wrote a message',
  'interview-offered': (company) => `${company} offered times for an interview`,
  'interview-chosen': () => 'You chose a time for the interview',
  'interview-others-asked': () => 'You asked for other times',
  'interview-declined': () => 'You declined the interview',
  'interview-cancelled': () => 'The interview was cancelled',
  withdrawn: () => 'You withdrew the application',
  'job-closed': () => 'The job was closed',
  'job-filled': () => 'The job was filled',
};

const stepSentences: Record<NextStep, Sentence> = {
  'choose-time': () => 'Choose a time for your interview.',
  'read-message': (company) => `${company} has written to you: read and answer.`,
  'interview-ahead': () => 'Your interview is set.',
  'wait-for-times': (company) => `${company} knows that you need other times, and will offer new ones.`,
  offer: (company) => `${company} is preparing an offer and will be in touch.`,
  hired: () => 'Congratulations: you are hired.',
  declined: () => 'This application has come to its end.',
  withdrawn: () => 'You have withdrawn this application.',
  'job-filled': () => 'The job is filled: this application has come to its end.',
  'job-closed': (company) => `The job takes no more applications. ${company} may still answer yours.`,
  'job-taken-down': (company) =>
    `Our team has taken this posting down: it takes no more applications. ${company} still has yours.`,
  interview: (company) => `${company} would like to talk with you and will be in touch about a time.`,
  shortlist: (company) => `You are on the shortlist. ${company} will be in touch.`,
  viewed: (company) => `${company} has your application and decides on it.`,
  submitted: (company) => `${company} has your application and has not opened it yet.`,
};

export const eventSentence = (kind: TimelineKind, company: string) => eventSentences[kind](company);

export const stepSentence = (step: NextStep, company: string) => stepSentences[step](company);

/** Whether the application waits for its candidate: such steps stand out. */
export const needsCandidate = (step: NextStep) => step === 'choose-time' || step === 'read-message';

/** Consecutive messages from one side become one line with their count. */
export function foldMessages<Event extends { kind: TimelineKind }>(
  all: readonly Event[],
): (Event & { count: number })[] {
  const folded: (Event & { count: number })[] = [];
  for (const event of all) {
    const last = folded.at(-1);
    const isMessage = event.kind === 'message-received' || event.kind === 'message-sent';
    if (isMessage && last?.kind === event.kind) last.count++;
    else folded.push({ ...event, count: 1 });
  }
  return folded;
}
