import type { User } from '@waymark/contract/identity/accounts';
import { applicantMessagesPath, paths, searchPath } from '@waymark/contract/paths';
import { fullName } from '@waymark/contract/text/format';
import { msg } from '@waymark/contract/text/message';
import { callApi } from '../../lib/api-client.ts';
import type { Command } from './commands.ts';
import { sayHere } from '../../lib/languages/say.ts';

/** The limit for each kind of record. */
const maxShown = 8;
/** The shortest limit of the searches below. */
export const maxTyped = 120;

/**
 * Records that a member can open by name: postings and applicants of the own companies for employers; users, companies and
 * postings for moderators. Each comes through the search of its own page, which checks what the member may see.
 */
export async function searchRecords(user: User, q: string, signal: AbortSignal): Promise<Command[]> {
  const searches = user.role === 'employer' && user.company ? employerSearches : staffSearchesOf(user);
  const found = await Promise.all(searches.map((search) => search(user, q, signal)));
  return found.flat();
}

/** Whether there is anything that a search by name could find. */
export const hasRecords = (user: User): boolean =>
  (user.role === 'employer' && user.company !== null) || staffSearchesOf(user).length > 0;

type Search = (user: User, q: string, signal: AbortSignal) => Promise<Command[]>;

const employerSearches: readonly Search[] = [searchOwnJobs, searchApplicants];
const staffSearches: readonly Search[] = [searchUsers, searchCompanies, searchPostings];
const staffSearchesOf = ({ staffRole }: User) =>
  staffRole === 'moderator' || staffRole === 'administrator' ? staffSearches : [];

async function searchOwnJobs(_: User, q: string, signal: AbortSignal): Promise<Command[]> {
  const { data } = await callApi('GET /company/jobs', { query: { q } }, { signal });
  return data.slice(0, maxShown).map(({ id, title, applications }) => ({
    key: id,
    kind: msg`Your jobs`,
    label: title,
    detail: sayHere(msg`${applications} applied`),
    icon: 'briefcase',
    does: searchPath({ job: id }, paths.companyManageJob),
  }));
}

async function searchApplicants({ company }: User, q: string, signal: AbortSignal): Promise<Command[]> {
  const { data } = await callApi('GET /company/resumes', { query: { q } }, { signal });
  return data.slice(0, maxShown).flatMap(({ applicationId, firstName, lastName, jobs: [job] }): Command[] => {
    const name = fullName(firstName, lastName);
    const detail = job?.title ?? '';
    const open: Command = {
      key: applicationId,
      kind: msg`Applicants`,
      label: name,
      detail,
      icon: 'person',
      does: searchPath({ job: job?.id, applicant: applicationId }, paths.companyManageJob),
    };
    if (company?.memberRole === 'viewer') return [open];
    const write: Command = {
      key: `write-${applicationId}`,
      kind: msg`Applicants`,
      label: sayHere(msg`Write to ${name}`),
      detail,
      icon: 'chat',
      does: applicantMessagesPath(applicationId),
    };
    return [open, write];
  });
}

async function searchUsers(_: User, q: string, signal: AbortSignal): Promise<Command[]> {
  const { data } = await callApi('GET /staff/users', { query: { q } }, { signal });
  return data.slice(0, maxShown).map(({ id, name, email }) => ({
    key: id,
    kind: msg`Users`,
    label: name || email,
    detail: email,
    icon: 'person',
    does: searchPath({ user: id }, paths.staffUsers),
  }));
}

async function searchCompanies(_: User, q: string, signal: AbortSignal): Promise<Command[]> {
  const { data } = await callApi('GET /staff/companies', { query: { q, show: 'all' } }, { signal });
  return data.slice(0, maxShown).map(({ id, name, website }) => ({
    key: id,
    kind: msg`Companies`,
    label: name,
    detail: website,
    icon: 'building',
    does: searchPath({ company: id }, paths.staffCompanies),
  }));
}

async function searchPostings(_: User, q: string, signal: AbortSignal): Promise<Command[]> {
  const { data } = await callApi('GET /staff/postings', { query: { q, show: 'open' } }, { signal });
  return data.slice(0, maxShown).map(({ id, title, company }) => ({
    key: id,
    kind: msg`Postings`,
    label: title,
    detail: company.name,
    icon: 'briefcase',
    does: searchPath({ job: id }, paths.staffPostings),
  }));
}
