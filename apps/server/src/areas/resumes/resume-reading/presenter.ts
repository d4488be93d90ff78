import type { ResumeSheet } from '@waymark/contract/resumes/resume-review';
import type { ReadResume } from '@waymark/contract/resumes/resume-reading';

/** What a reading gave, or why it gave nothing. */
interface Reading {
  resume?: Pick<ReadResume, 'format' | 'pages'> | undefined;
  failure?: { message: string } | undefined;
}

/** The resume as it was read, without what its lines mean; null where its bytes could not be fetched. */
export function presentSheet(reading: Reading | null, extension: string): ResumeSheet {
  const { resume, failure } = reading ?? {};
  if (!resume) return unreadSheet(extension, failure?.message ?? 'This file cannot be fetched just now.');
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

/** A resume of which no line is known. */
export function unreadSheet(extension: string, problem: string): ResumeSheet {
  const format = extension === 'doc' || extension === 'docx' ? extension : 'pdf';
  return { format, pages: [], problem };
}

/** A reading as what is scored against the truth that people wrote down. */
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
