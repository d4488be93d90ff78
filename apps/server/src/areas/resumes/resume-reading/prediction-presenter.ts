import type { ReadResume } from '@waymark/contract/resumes/resume-reading';

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
