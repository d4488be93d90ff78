import { sectorChoices } from '@waymark/contract/jobs/category-choices';
import type { JobSearch } from '@waymark/contract/jobs/jobs';
import { localPath } from '@waymark/contract/language-prefix';
import { paths } from '@waymark/contract/paths';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { useLanguage } from '../../../../lib/languages/language.ts';
import { Button } from '../../../../components/form/button.tsx';
import { searchFieldsState } from '../../../../components/form/search-fields-state.ts';
import styles from '../../../../components/form/search-fields.module.css';
import ui from '../../../../styles/primitives.module.css';
import { pathOfSearch, searchOfForm } from '../search-rules.ts';
import { SuggestionFields } from './suggestion-fields.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

export function HeroSearch() {
  const say = useSay();
  const language = useLanguage();
  const words = useBoardWords();
  const navigate = useNavigate();

  const search = (next: JobSearch) => void navigate(pathOfSearch(next));

  // The browser would put empty fields into the address too.
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    search(searchOfForm(words, event.currentTarget));
  }

  return (
    <form
      className={styles['form']}
      role="search"
      action={localPath(paths.browseJobFilterList, language)}
      onSubmit={submit}
      {...searchFieldsState}
    >
      <SuggestionFields
        wordsHint={say`Job Title, Keywords, or Phrase`}
        placeHint={say`City, State or ZIP`}
        onSearch={search}
      />
      <SectorField />
      <Button className={styles['submit']} type="submit">
        {say`Find Job`}
      </Button>
    </form>
  );
}

/** The board's sectors, then the other categories. */
function SectorField() {
  const say = useSay();
  const words = useBoardWords();
  return (
    <label className={styles['field']}>
      <span className={`${ui['noteXs']} ${ui['inlineRow']} ${styles['label']}`}>{say`Sector`}</span>
      <select name="category" defaultValue="">
        {sectorChoices(words).map(({ value, label }) => (
          <option key={label} value={value}>
            {say(label)}
          </option>
        ))}
      </select>
    </label>
  );
}
