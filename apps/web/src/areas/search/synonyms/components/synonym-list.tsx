import { zodResolver } from '@hookform/resolvers/zod';
import type { Page } from '@waymark/contract/pagination';
import { paths, searchPath } from '@waymark/contract/paths';
import {
  synonymFieldsSchema,
  synonymsLimit,
  type Synonym,
  type SynonymFields,
} from '@waymark/contract/search/synonyms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { DeskList, EmptyDesk, RowButton } from '../../../../components/data/desk.tsx';
import styles from '../../../../components/data/desk.module.css';
import { bindField } from '../../../../components/form/bind-field.ts';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { Card } from '../../../../components/layout/card.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';

const columns = [
  { name: 'Who searches for' },
  { name: 'also finds' },
  { name: 'Direction' },
  { name: 'Actions', unnamed: true },
];

/** Synonyms of the search beside the built-in ones (J-5). */
export function SynonymList({ synonyms }: { synonyms: Page<Synonym> }) {
  const { change } = useChange();
  const [asked, setAsked] = useState<Synonym | null>(null);

  async function remove() {
    if (!asked) return;
    const params = { synonymId: asked.id };
    await change(callApi('DELETE /staff/synonyms/:synonymId', { params }), () => setAsked(null));
  }

  return (
    <>
      <DeskList
        title="Synonyms"
        intro={
          <>
            <p className={ui['note']}>
              The search knows the usual other names of occupations. What people on your board call things
              besides, you say here; it holds within seconds. {synonyms.total} of {synonymsLimit} are kept.
            </p>
            <Card title="Add words">
              <SynonymForm />
            </Card>
          </>
        }
        list={synonyms}
        pathOfPage={(page) => searchPath({ page: page === 1 ? '' : page }, paths.staffSynonyms)}
        columns={columns}
        empty={<EmptyDesk title="No words of your own">The search goes by its own list alone.</EmptyDesk>}
      >
        {synonyms.data.map((synonym) => (
          <tr key={synonym.id}>
            <th scope="row" className={`${ui['semibold']} ${styles['name']}`}>
              {synonym.word}
            </th>
            <td data-label="also finds">{synonym.meaning}</td>
            <td data-label="Direction">{synonym.bothWays ? 'Both ways' : 'One way'}</td>
            <td>
              <RowButton name={`${synonym.word}, ${synonym.meaning}`} onPress={() => setAsked(synonym)}>
                Remove
              </RowButton>
            </td>
          </tr>
        ))}
      </DeskList>
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

function SynonymForm() {
  const { change } = useChange();
  const form = useForm({
    resolver: zodResolver(synonymFieldsSchema),
    defaultValues: { word: '', meaning: '', bothWays: true },
  });
  const add = (body: SynonymFields) =>
    change(callApi('POST /staff/synonyms', { body }), () => {
      form.reset({ word: '', meaning: '', bothWays: body.bothWays });
      form.setFocus('word');
    });
  return (
    <Form form={form} onSubmit={add} submit="Add">
      <TextField label="Who searches for" hint="For example skipper" {...bindField(form, 'word')} />
      <TextField label="also finds" hint="For example ship’s captain" {...bindField(form, 'meaning')} />
      <CheckboxField label="and the other way round" {...bindField(form, 'bothWays')} />
    </Form>
  );
}
