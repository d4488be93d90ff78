import type { JsonResume } from '@waymark/contract/resumes/resume-export/json-resume';
import type { ResumeImport } from '@waymark/contract/resumes/resume-export/exports';

/** What a file says of a person. */
export interface ReadImport {
  source: ResumeImport['source'];
  resume: JsonResume;
  /** What is left out, each with its place or the reason. */
  leftOut: string[];
}

/** Why a file was not read, in one sentence that names the place. */
export interface ImportProblem {
  problem: string;
}

export type ImportAnswer = ReadImport | ImportProblem;
