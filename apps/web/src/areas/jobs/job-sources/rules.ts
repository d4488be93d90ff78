import type { JobSource, JobSourceDetail } from '@waymark/contract/jobs/job-sources';
import {
  sourceStateLabels,
  type ApplicationsGo,
  type SourceFormatName,
} from '@waymark/contract/jobs/source-choices';
import { paths, searchPath } from '@waymark/contract/paths';

/** Whose sources a page is about. */
export type Side = 'company' | 'board';

const pathOf = { company: paths.companySources, board: paths.staffImports } as const;

interface SourcesPage {
  source?: string;
  add?: 'source' | 'file';
  show?: 'runs';
  page?: number;
}

/** The list of sources, one of them, the form for another one, that for a file, or the runs. */
export function sourcesPath(side: Side, { page = 1, ...parameters }: SourcesPage = {}): string {
  return searchPath({ ...parameters, page: page === 1 ? '' : page }, pathOf[side]);
}

/** The display name of a source: its name, or the host of a company's own. */
export const titleOf = ({ name, company, address }: Pick<JobSource, 'name' | 'company' | 'address'>) =>
  company === null ? name : new URL(address).host;

const tones = {
  off: 'neutral',
  new: 'neutral',
  running: 'neutral',
  good: 'good',
  partial: 'bad',
  waiting: 'bad',
  failing: 'bad',
} as const;

export function standingOf({ state }: Pick<JobSource, 'state'>) {
  return { tone: tones[state], label: sourceStateLabels[state] };
}

/** The fields of the form, as they are typed. */
export interface SourceFields {
  name: string;
  address: string;
  /** Empty until it is chosen or a test run has found it. */
  format: SourceFormatName | '';
  mapping: string;
  employerName: string;
  everyHours: string;
  mirrors: boolean;
  applications: ApplicationsGo;
  passesOn: boolean;
}

export const emptySource: SourceFields = {
  name: '',
  address: '',
  format: '',
  mapping: '',
  employerName: '',
  everyHours: '24',
  mirrors: true,
  applications: 'there',
  passesOn: false,
};

export const fieldsOf = (source: JobSourceDetail): SourceFields => ({
  name: source.name,
  address: source.address,
  format: source.format,
  mapping: source.mapping,
  employerName: source.employerName,
  everyHours: String(source.everyHours),
  mirrors: source.mirrors,
  applications: source.applications,
  passesOn: source.passesOn,
});

/** The name that is offered for a source: that of the board, or its host. */
export function suggestName(address: string): string {
  const url = URL.parse(address);
  if (!url) return '';
  const [last = ''] = url.pathname
    .split('/')
    .filter((part) => /^[\w-]+$/.test(part) && !/^(?:v\d|api|jobs)$/.test(part))
    .slice(-1);
  return `${url.hostname.replace(/^(?:www|api|boards|jobs)\./, '')}${last && ` ${last}`}`.slice(0, 60);
}
