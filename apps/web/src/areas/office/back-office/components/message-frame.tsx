import { staffMessageLists, type StaffMessageList } from '@waymark/contract/office/choices/staff-messages';
import type { Page } from '@waymark/contract/pagination';
import { paths } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { TabLinks } from '../../../../components/data/tab-links.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { listPath } from '../rules.ts';

export const messagesPath = (show: StaffMessageList, page = 1) =>
  listPath(paths.staffMessages, { show, page }, 'open');

interface MessageFrameProps {
  show: StaffMessageList;
  list: Page<unknown>;
  children: ReactNode;
}

const empty: Readonly<Record<StaffMessageList, string>> = {
  open: 'What visitors write by the contact page comes here.',
  answered: 'What was answered stands here.',
  spam: 'What you sort out stands here.',
  calls: 'Who asks for a call comes here.',
  called: 'Calls that were made stand here.',
};

/** The lists of what visitors want from us. */
export function MessageFrame({ show, list, children }: MessageFrameProps) {
  return (
    <>
      <PageHeading>Messages</PageHeading>
      <TabLinks
        label="Lists of messages"
        tabs={staffMessageLists.map(({ value, label }) => ({
          label,
          to: messagesPath(value),
          isCurrent: value === show,
        }))}
      />
      {list.total > 0 ? children : <EmptyState title="Nothing is here">{empty[show]}</EmptyState>}
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        hrefOf={(page) => messagesPath(show, page)}
      />
    </>
  );
}
