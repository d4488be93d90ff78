import type { JsonResume } from '@waymark/contract/resumes/resume-export/json-resume';
import type { ResumeImport } from '@waymark/contract/resumes/resume-export/exports';
import type { Message } from '@waymark/contract/text/message';

/** The data about a person in a file. */
export interface ReadImport {
  source: ResumeImport['source'];
  resume: JsonResume;
  /** The values left out, each with its path or the reason. */
  leftOut: Message[];
}

/** Why a file could not be read, in one sentence that names the place in it. */
export interface ImportProblem {
  problem: Message;
}

export type ImportAnswer = ReadImport | ImportProblem;
