import { msg } from '@waymark/contract/text/message';
export interface RegisterValues {
  email: string;
  jobTitle: string;
  location: string;
  firstName: string;
  lastName: string;
  hasOneName: boolean;
  phone: string;
  allowedText: boolean;
  bestJobFirst: boolean;
  desireCompensation: string;
  educationLevel: string;
  experienceLevel: string;
  valueMostInCompany: string[];
  resume: File | null;
  sendResumeToExpert: boolean;
}
export type RegisterField = keyof RegisterValues;

/** Defaults of the signup form (document A, section 3). */
export const emptyRegisterValues: RegisterValues = {
  email: '',
  jobTitle: '',
  location: '',
  firstName: '',
  lastName: '',
  hasOneName: false,
  phone: '',
  allowedText: false,
  bestJobFirst: false,
  desireCompensation: '',
  educationLevel: '',
  experienceLevel: '',
  valueMostInCompany: [],
  resume: null,
  sendResumeToExpert: true,
};

interface RegisterStep {
  title: string;
  fields: readonly RegisterField[];
}

/** The five steps of the wizard, in order (B-4 to B-8). */
export const registerSteps: readonly RegisterStep[] = [
  { title: msg`The job you want`, fields: ['email', 'jobTitle', 'location'] },
  {
    title: msg`How to reach you`,
    fields: ['firstName', 'lastName', 'hasOneName', 'phone', 'allowedText', 'bestJobFirst'],
  },
  { title: msg`What you bring`, fields: ['desireCompensation', 'educationLevel', 'experienceLevel'] },
  { title: msg`What you value most in a company`, fields: ['valueMostInCompany'] },
  { title: msg`Your resume`, fields: ['resume', 'sendResumeToExpert'] },
];

export const lastRegisterStep = registerSteps.length - 1;

export const registerDraftKey = 'register-draft';
