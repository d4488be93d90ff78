import { searchPlaceMaxLength, searchWordsMaxLength } from '@waymark/contract/jobs/choices';
import type { JobSearch } from '@waymark/contract/jobs/jobs';
import { useRef } from 'react';
import styles from '../../../../components/form/search-fields.module.css';
import { board } from '../../../../lib/board.ts';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { MapMarker } from '../../../../components/map/map-marker.tsx';
import { searchAround } from '../position-rules.ts';
import { searchOfForm } from '../search-rules.ts';
import { LocateButton } from './locate-button.tsx';
import { SuggestionField } from './suggestion-field.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

interface SuggestionFieldsProps {
  /** What the fields begin with. */
  search?: Pick<JobSearch, 'q' | 'location'>;
  wordsHint: string;
  placeHint: string;
  onSearch: (search: JobSearch) => void;
}

/** The words and the place of a search. */
export function SuggestionFields({ search, wordsHint, placeHint, onSearch }: SuggestionFieldsProps) {
  const say = useSay();
  return (
    <>
      <SuggestionField
        label={say`Keyword`}
        field="words"
        name="q"
        defaultValue={search?.q}
        placeholder={wordsHint}
        maxLength={searchWordsMaxLength}
        onSearch={onSearch}
      />
      <SuggestionField
        label={
          <>
            <MapMarker /> {say`Where`}
          </>
        }
        field="place"
        name="location"
        defaultValue={search?.location}
        placeholder={placeHint}
        maxLength={searchPlaceMaxLength}
        autoComplete="address-level2"
        onSearch={onSearch}
      >
        <LocateField onSearch={onSearch} />
      </SuggestionField>
    </>
  );
}

/** Fills "Where" with the place where the browser is, and searches around it. */
function LocateField({ onSearch }: Pick<SuggestionFieldsProps, 'onSearch'>) {
  const words = useBoardWords();
  const part = useRef<HTMLDivElement>(null);

  function search(location: string) {
    const form = part.current?.closest('form');
    const where = form?.elements.namedItem('location');
    if (!form || !(where instanceof HTMLInputElement)) return;
    where.value = location;
    onSearch(searchAround(searchOfForm(words, form), { location, unit: board.unit }));
  }

  return (
    <div ref={part} className={styles['locate']}>
      <LocateButton onFound={search} />
    </div>
  );
}
