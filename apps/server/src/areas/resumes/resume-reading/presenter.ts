import type { ResumeSheet } from '@waymark/contract/resumes/resume-review';
import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import { msg } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';

/** The result of a reading, or the reason it failed. */
interface Reading {
  resume?: Pick<ReadResume, 'format' | 'pages'> | undefined;
  failure?: { message: string } | undefined;
}

/** A resume's lines without their interpretation; null if its bytes could not be fetched. */
export function presentSheet(reading: Reading | null, extension: string): ResumeSheet {
  const { resume, failure } = reading ?? {};
  if (!resume) return unreadSheet(extension, failure?.message ?? msg`This file cannot be fetched just now.`);
  return {
    format: resume.format,
    pages: resume.pages.map(({ number, size, lines }) => ({
      number,
      size,
      lines: lines.map(({ id, text, area }) => ({ id, text, area })),
    })),
    problem: null,
  };
}

/** Says the reason for which a resume cannot be shown. */
export const sayProblem = <Shown extends { problem: string | null }>(say: Say, shown: Shown): Shown => ({
  ...shown,
  problem: shown.problem === null ? null : say(shown.problem),
});

/** A resume without any readable lines. */
export function unreadSheet(extension: string, problem: string): ResumeSheet {
  const format = extension === 'doc' || extension === 'docx' ? extension : 'pdf';
  return { format, pages: [], problem };
}

/** A reading in the format that is scored against hand-labelled data. */
export interface Prediction {
  contact: { full_name: string; email: string; phone: string; location: string };
  experience: { title: string; company: string; dates: string }[];
  education: { degree: string; institution: string }[];
  skills: string[];
}

export function presentPrediction({ contact, positions, education, skills }: ReadResume): Prediction {
  return {
    contact: {
      full_name: contact.name?.text ?? '',
      email: contact.email?.text ?? '',
      phone: contact.phone?.text ?? '',
      location: contact.place?.text ?? '',
    },
    experience: positions.map(({ title, company, dates }) => ({
      title: title ?? '',
      company: company ?? '',
      dates: dates ?? '',
    })),
    education: education.map(({ degree, institution }) => ({
      degree: degree ?? '',
      institution: institution ?? '',
    })),
    skills: skills.map(({ name }) => name),
  };
}
