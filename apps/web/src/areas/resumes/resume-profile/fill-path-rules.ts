import { paths } from '@waymark/contract/paths';

/** Where My Resume is filled from a file. */
export const fillPath = (resumeId: string): string => `${paths.jobsMyResume}?fill=${resumeId}`;
