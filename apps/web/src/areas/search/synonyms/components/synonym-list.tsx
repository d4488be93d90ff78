import type { Page } from '@waymark/contract/pagination';
import { paths, searchPath } from '@waymark/contract/paths';
import { synonymsLimit, type Synonym } from '@waymark/contract/search/synonyms';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import styles from '../../../../components/data/desk.module.css';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { removeSynonym } from '../api/change-synonyms.ts';
import { SynonymForm } from './synonym-form.tsx';

const columns = [
  { name: 'Who searches for' },
  { name: 'also finds' },
  { name: 'Direction' },
  { name: 'Actions', unnamed: true },
];

/** Words that mean the same to the search, beside the product's own (J-5). */
export function SynonymList({ synonyms }: { synonyms: Page<Synonym> }) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Synonym | null>(null);
  const { data, total, page, pageSize } = synonyms;

  async function remove() {
    if (!asked) return;
    showSuccess(await removeSynonym(asked.id));
    setAsked(null);
    await revalidate();
  }

  return (
    <>
      <PageHeading>Synonyms</PageHeading>
      <p className={styles['quiet']}>
        The search knows the usual other names of occupations. What people on your board call things besides,
        you say here; it holds within seconds. {total} of {synonymsLimit} are kept.
      </p>
      <Card title="Add words">
        <SynonymForm />
      </Card>
      {total > 0 ? (
        <DataTable columns={columns}>
          {data.map((synonym) => (
            <SynonymRow key={synonym.id} synonym={synonym} onRemove={() => setAsked(synonym)} />
          ))}
        </DataTable>
      ) : (
        <EmptyState title="No words of your own">The search goes by its own list alone.</EmptyState>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(next) => searchPath({ page: next === 1 ? '' : next }, paths.staffSynonyms)}
      />
      <ConfirmDialog
        open={asked !== null}
        title="Remove these words?"
        confirm="Remove"
        onConfirm={remove}
        onClose={() => setAsked(null)}
      >
        A search for “{asked?.word}” finds “{asked?.meaning}” no more, unless the product’s own list says so.
      </ConfirmDialog>
    </>
  );
}

function SynonymRow({ synonym, onRemove }: { synonym: Synonym; onRemove: () => void }) {
  const { word, meaning, bothWays } = synonym;
  return (
    <tr>
      <th scope="row" className={styles['name']}>
        {word}
      </th>
      <td data-label="also finds">{meaning}</td>
      <td data-label="Direction">{bothWays ? 'Both ways' : 'One way'}</td>
      <td>
        <RemoveButton about={`${word}, ${meaning}`} onPress={onRemove} />
      </td>
    </tr>
  );
}

function RemoveButton({ about, onPress }: { about: string; onPress: () => void }) {
  return (
    <Button variant="quiet" onClick={onPress}>
      <span>
        Remove<VisuallyHidden> {about}</VisuallyHidden>
      </span>
    </Button>
  );
}
