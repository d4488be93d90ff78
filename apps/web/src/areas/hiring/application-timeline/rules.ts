import type { Say } from '@waymark/contract/text/say';
import { msg, type Message } from '@waymark/contract/text/message';
import type { NextStep, TimelineKind } from '@waymark/contract/hiring/choices';

type Sentence = (company: string) => Message;

const eventSentences: Record<TimelineKind, Sentence> = {
  submitted: () => msg`You applied`,
  viewed: (company) => msg`${company} opened your application`,
  shortlist: (company) => msg`${company} put you on the shortlist`,
  interview: () => msg`Your application came to the interviews`,
  offer: (company) => msg`${company} is preparing an offer`,
  hired: (company) => msg`${company} marked you as hired`,
  declined: (company) => msg`${company} went on with other candidates`,
  'message-received': (company) => msg`${company} wrote to you`,
  'message-sent': () => msg`You wrote a message`,
  'interview-offered': (company) => msg`${company} offered times for an interview`,
  'interview-chosen': () => msg`You chose a time for the interview`,
  'interview-others-asked': () => msg`You asked for other times`,
  'interview-declined': () => msg`You declined the interview`,
  'interview-cancelled': () => msg`The interview was cancelled`,
  withdrawn: () => msg`You withdrew the application`,
  'job-closed': () => msg`The job was closed`,
  'job-filled': () => msg`The job was filled`,
};

const stepSentences: Record<NextStep, Sentence> = {
  'choose-time': () => msg`Choose a time for your interview.`,
  'read-message': (company) => msg`${company} has written to you: read and answer.`,
  'interview-ahead': () => msg`Your interview is set.`,
  'wait-for-times': (company) => msg`${company} knows that you need other times, and will offer new ones.`,
  offer: (company) => msg`${company} is preparing an offer and will be in touch.`,
  hired: () => msg`Congratulations: you are hired.`,
  declined: () => msg`This application has come to its end.`,
  withdrawn: () => msg`You have withdrawn this application.`,
  'job-filled': () => msg`The job is filled: this application has come to its end.`,
  'job-closed': (company) => msg`The job takes no more applications. ${company} may still answer yours.`,
  'job-taken-down': (company) =>
    msg`Our team has taken this posting down: it takes no more applications. ${company} still has yours.`,
  interview: (company) => msg`${company} would like to talk with you and will be in touch about a time.`,
  shortlist: (company) => msg`You are on the shortlist. ${company} will be in touch.`,
  viewed: (company) => msg`${company} has your application and decides on it.`,
  submitted: (company) => msg`${company} has your application and has not opened it yet.`,
};

export const eventSentence = (say: Say, kind: TimelineKind, company: string) =>
  say(eventSentences[kind](company));

export const stepSentence = (say: Say, step: NextStep, company: string) => say(stepSentences[step](company));

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
