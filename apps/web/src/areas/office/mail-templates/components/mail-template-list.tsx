import type { TemplateKind } from '@waymark/contract/all-mails';
import { msg, plural } from '@waymark/contract/text/message';
import { useState } from 'react';
import { Link } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import desk from '../../../../components/data/desk.module.css';
import { Badge } from '../../../../components/data/tag.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import ui from '../../../../styles/primitives.module.css';
import { mailTemplatePath, nameMail, nameRecipient } from '../rules.ts';
import { useSay } from '../../../../lib/languages/say.ts';

interface ListedMail {
  kind: TemplateKind;
  subject: string;
  isOwn: boolean;
}

const columns = [
  { name: msg`Mail` },
  { name: msg`Whom it goes to` },
  { name: msg`Subject, with an example` },
  { name: msg`Words` },
];

/** Every kind of mail, with its subject and whose words it has. */
export function MailTemplateList({ mails }: { mails: readonly ListedMail[] }) {
  const say = useSay();
  const [words, setWords] = useState('');
  const shown = mails.filter(({ kind, subject }) =>
    `${nameMail(kind)} ${nameRecipient(kind)} ${subject}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  return (
    <>
      <PageHeading>{say`Words of mails`}</PageHeading>
      <p className={ui['lead']}>
        {say`Subject, heading and text of each mail can be your own. Its button, its lists, the note on how long a link works, and the links that unsubscribe stay as they are.`}
      </p>
      <TextField
        label={say`Find a mail`}
        type="search"
        value={words}
        maxLength={60}
        onChange={({ target }) => setWords(target.value)}
      />
      <p className={ui['note']} role="status">
        {say`${plural(shown.length, 'mail')}`}
      </p>
      <DataTable columns={columns}>
        {shown.map(({ kind, subject, isOwn }) => (
          <tr key={kind}>
            <th scope="row" className={`${ui['semibold']} ${desk['name']}`}>
              <Link to={mailTemplatePath(kind)}>{nameMail(kind)}</Link>
            </th>
            <td data-label={say`Goes to`}>{nameRecipient(kind)}</td>
            <td data-label={say`Subject`} dir="auto">
              {subject}
            </td>
            <td>
              <Badge tone={isOwn ? 'good' : 'neutral'}>{isOwn ? say`Your own` : say`The product’s`}</Badge>
            </td>
          </tr>
        ))}
      </DataTable>
    </>
  );
}
