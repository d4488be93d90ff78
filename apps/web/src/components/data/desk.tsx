import type { BoardWords } from '@waymark/contract/board-words';
import type { Page } from '@waymark/contract/pagination';
import type { Locale } from '@waymark/contract/text/locales';
import type { ComponentProps, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useBoardWords } from '../../lib/board-words.ts';
import { formatDate, formatMoment } from '../../lib/format-date.ts';
import { formatSince } from '../../lib/format-since.ts';
import { useLocale } from '../../lib/languages/language.ts';
import ui from '../../styles/primitives.module.css';
import { Button, ButtonLink } from '../form/button.tsx';
import { PageHeading } from '../layout/page-heading.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { DataTable } from './data-table.tsx';
import { EmptyState } from './empty-state.tsx';
import { Pagination } from './pagination.tsx';
import { TabLinks } from './tab-links.tsx';
import { WordsSearch } from './words-search.tsx';
import styles from './desk.module.css';
import { useSay } from '../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

interface DeskListProps<Show extends string> {
  title: string;
  /** Buttons beside the title. */
  tools?: ReactNode;
  /** Between the title and the tabs. */
  intro?: ReactNode;
  tabs?: {
    label: string;
    choices: readonly { value: Show; label: string; count?: number }[];
    show: Show;
    pathOf: (show: Show) => string;
  };
  search?: { label: string; words: string; pathOf: (words: string) => string };
  /** Between the tabs and the rows. */
  filters?: ReactNode;
  list: Omit<Page<unknown>, 'data'>;
  pathOfPage: (page: number) => string;
  /** Without columns the rows are no table. */
  columns?: ComponentProps<typeof DataTable>['columns'];
  /** In place of the rows of an empty list. */
  empty: ReactNode;
  children: ReactNode;
}

/** A list page of the back office: tabs, search, rows and pages, all of them in its address. */
export function DeskList<Show extends string>(props: DeskListProps<Show>) {
  const { title, tools, intro, tabs, search, filters, list, pathOfPage, columns, empty, children } = props;
  const navigate = useNavigate();
  const rows = columns ? <DataTable columns={columns}>{children}</DataTable> : children;
  return (
    <>
      <PageHeading tools={tools}>{title}</PageHeading>
      {intro}
      {tabs && (
        <TabLinks
          label={tabs.label}
          tabs={tabs.choices.map(({ value, ...tab }) => ({
            ...tab,
            to: tabs.pathOf(value),
            isCurrent: value === tabs.show,
          }))}
        />
      )}
      {search && (
        <WordsSearch
          className={styles['search']}
          label={search.label}
          words={search.words}
          onSearch={(words) => void navigate(search.pathOf(words))}
        />
      )}
      {filters}
      {list.total > 0 ? rows : empty}
      <Pagination page={list.page} pageCount={Math.ceil(list.total / list.pageSize)} hrefOf={pathOfPage} />
    </>
  );
}

interface EmptyDeskProps {
  title?: string;
  /** When a search found nothing, other words replace the text. */
  words?: string;
  children: ReactNode;
}

export function EmptyDesk({ title = msg`Nothing is here`, words = '', children }: EmptyDeskProps) {
  const say = useSay();
  return words ? (
    <EmptyState title={say`None has these words`}>{say`Try fewer words, or another list.`}</EmptyState>
  ) : (
    <EmptyState title={title}>{children}</EmptyState>
  );
}

/** The heading of one item, with the link back to its list. */
export function DeskHeading({ list, children }: { list: string; children: ReactNode }) {
  const say = useSay();
  return (
    <PageHeading
      tools={
        <ButtonLink variant="secondary" to={list}>
          {say`Back to the list`}
        </ButtonLink>
      }
    >
      {children}
    </PageHeading>
  );
}

interface SinceProps {
  at: string;
  /** How long ago it was, as people say it, its day, or its day and time. */
  format?: 'since' | 'day' | 'moment';
}

const formats = {
  since: formatSince,
  day: formatDate,
  moment: (_words: BoardWords, at: string, language: Locale) => formatMoment(at, language),
};

/** When something happened. */
export function Since({ at, format = 'since' }: SinceProps) {
  const words = useBoardWords();
  const locale = useLocale();
  return <time dateTime={at}>{formats[format](words, at, locale)}</time>;
}

/** The same as a cell of a table; children follow the time. */
export function SinceCell({ children, ...since }: SinceProps & { children?: ReactNode }) {
  return (
    <td className={`${ui['softSm']} ${ui['nowrap']}`}>
      <Since {...since} />
      {children}
    </td>
  );
}

interface RowButtonProps {
  /** Names the row for screen readers. */
  name: string;
  pending?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: string;
}

export function RowButton({ name, pending = false, disabled = false, onPress, children }: RowButtonProps) {
  return (
    <Button variant="quiet" pending={pending} disabled={disabled} onClick={onPress}>
      <span>
        {children}
        <VisuallyHidden> {name}</VisuallyHidden>
      </span>
    </Button>
  );
}
