import type { Config } from './config.ts';

/** What works on this machine and may not on several: told at start and, to anybody, by `/readyz`. */
export function listDeploymentWarnings(config: Pick<Config, 'databaseUrl' | 's3'>): string[] {
  if (config.databaseUrl === undefined || config.s3) return [];
  return [
    'Resumes and pictures are kept in DATA_DIR on this machine alone: another process on the same database does ' +
      'not find them. Set S3_ENDPOINT, S3_BUCKET and its keys before you run several.',
  ];
}
