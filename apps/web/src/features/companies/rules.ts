import { paths } from '@waymark/contract/paths';

interface Managed {
  /** The job whose applicants are shown; undefined for the list of jobs. */
  job?: string | undefined;
  page?: number;
}

/** The addresses of the manage page: its jobs, or the applicants of one of them. */
export function manageJobPath({ job, page = 1 }: Managed): string {
  const search = new URLSearchParams({
    ...(job !== undefined && { job }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `${paths.companyManageJob}?${search}` : paths.companyManageJob;
}
