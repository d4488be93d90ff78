import { localPath } from '@waymark/contract/language-prefix';
import { paths } from '@waymark/contract/paths';
import { languages, type Language } from '@waymark/contract/text/languages';
import { useState, type SubmitEvent } from 'react';
import { Actions } from '../../../../../components/form/actions.tsx';
import { Button } from '../../../../../components/form/button.tsx';
import { SelectField } from '../../../../../components/form/select-field.tsx';
import { Card } from '../../../../../components/layout/card.tsx';
import { fieldErrorsOf, messageOf } from '../../../../../lib/api-answer.ts';
import { callApi } from '../../../../../lib/api-client.ts';
import { board } from '../../../../../lib/board.ts';
import ui from '../../../../../styles/primitives.module.css';
import { useSay } from '../../../../../lib/languages/say.ts';

/** The language of the person's mails, and of the page that follows; nothing where the board speaks one. */
export function LanguageCard({ language }: { language: Language }) {
  const say = useSay();
  const [chosen, choose] = useState<Language>(language);
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  if (board.languages.offered.length < 2) return null;

  async function save(event: SubmitEvent) {
    event.preventDefault();
    setPending(true);
    setRefused(undefined);
    try {
      await callApi('PUT /account-language', { body: { language: chosen } });
      location.assign(localPath(paths.account, chosen));
    } catch (failure) {
      setRefused(failure);
      setPending(false);
    }
  }

  const error =
    fieldErrorsOf(refused)['language'] ?? (refused === undefined ? undefined : messageOf(refused));
  return (
    <Card title={say`Language`}>
      <form className={ui['stack5']} onSubmit={(event) => void save(event)}>
        <SelectField
          label={say`The language in which we write to you`}
          value={chosen}
          error={error}
          onChange={(event) => choose(event.currentTarget.value as Language)}
        >
          {languages
            .filter(({ code }) => board.languages.offered.includes(code))
            .map(({ code, name }) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
        </SelectField>
        <Actions>
          <Button type="submit" variant="secondary" pending={pending}>
            {say`Save the language`}
          </Button>
        </Actions>
      </form>
    </Card>
  );
}
