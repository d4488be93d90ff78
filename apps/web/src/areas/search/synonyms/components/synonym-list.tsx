import { zodResolver } from '@hookform/resolvers/zod';
import type { Page } from '@waymark/contract/pagination';
import { paths, searchPath } from '@waymark/contract/paths';
import {
  synonymFieldsSchema,
  synonymsLimit,
  type Synonym,
  type SynonymFields,
} from '@waymark/contract/search/synonyms';
import { useForm } from 'react-hook-form';
import { EmptyDesk } from '../../../../components/data/desk.tsx';
import styles from '../../../../components/data/desk.module.css';
import { RemovalDesk } from '../../../../components/data/removal-desk.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { Card } from '../../../../components/layout/card.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import { useSay } from '../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

const columns = [
  { name: msg`Who searches for` },
  { name: msg`also finds` },
  { name: msg`Direction` },
  { name: msg`Actions`, unnamed: true },
];

/** Synonyms of the search beside the built-in ones (J-5). */
export function SynonymList({ synonyms }: { synonyms: Page<Synonym> }) {
  const say = useSay();
  return (
    <RemovalDesk
      title={say`Synonyms`}
      intro={
        <>
          <p className={ui['note']}>
            {say`The search knows the usual other names of occupations. What people on your board call things besides, you say here; it holds within seconds. ${synonyms.total} of ${synonymsLimit} are kept.`}
          </p>
          <Card title={say`Add words`}>
            <SynonymForm />
          </Card>
        </>
      }
      list={synonyms}
      pathOfPage={(page) => searchPath({ page: page === 1 ? '' : page }, paths.staffSynonyms)}
      columns={columns}
      empty={
        <EmptyDesk title={say`No words of your own`}>{say`The search goes by its own list alone.`}</EmptyDesk>
      }
      nameOf={({ word, meaning }) => `${word}, ${meaning}`}
      renderCells={({ word, meaning, bothWays }) => (
        <>
          <th scope="row" className={`${ui['semibold']} ${styles['name']}`}>
            {word}
          </th>
          <td data-label={say`also finds`}>{meaning}</td>
          <td data-label={say`Direction`}>{bothWays ? say`Both ways` : say`One way`}</td>
        </>
      )}
      question={say`Remove these words?`}
      consequenceOf={({ word, meaning }) =>
        say`A search for “${word}” no longer finds “${meaning}”, unless the product’s own list says so.`
      }
      remove={({ id }) => callApi('DELETE /staff/synonyms/:synonymId', { params: { synonymId: id } })}
    />
  );
}

function SynonymForm() {
  const say = useSay();
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
    <Form form={form} onSubmit={add} submit={say`Add`}>
      <TextField label={say`Who searches for`} hint={say`For example skipper`} {...bindField(form, 'word')} />
      <TextField
        label={say`also finds`}
        hint={say`For example ship’s captain`}
        {...bindField(form, 'meaning')}
      />
      <CheckboxField label={say`and the other way round`} {...bindField(form, 'bothWays')} />
    </Form>
  );
}
