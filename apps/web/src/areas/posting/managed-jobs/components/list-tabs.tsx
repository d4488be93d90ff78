import type { ManagedJobsQuery } from '@waymark/contract/posting/managed-jobs';
import { TabLinks } from '../../../../components/data/tab-links.tsx';
import { manageJobPath } from '../rules.ts';

interface ListTabsProps {
  list: ManagedJobsQuery['list'];
  all: number;
  trashed: number;
}

/** The jobs, and what was put away. */
export function ListTabs({ list, all, trashed }: ListTabsProps) {
  const tabs = [
    { name: 'jobs', label: 'Jobs', count: all },
    { name: 'trash', label: 'Trash', count: trashed },
  ] as const;
  return (
    <TabLinks
      label="Lists of jobs"
      tabs={tabs.map(({ name, ...tab }) => ({
        ...tab,
        to: manageJobPath({ list: name }),
        isCurrent: name === list,
      }))}
    />
  );
}
