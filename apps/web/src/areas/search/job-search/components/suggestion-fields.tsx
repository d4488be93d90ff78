import { searchPlaceMaxLength, searchWordsMaxLength } from '@waymark/contract/jobs/choices';
import type { JobSearch } from '@waymark/contract/jobs/jobs';
import { MapMarker } from '../../../../components/map/map-marker.tsx';
import { SuggestionField } from './suggestion-field.tsx';

interface SuggestionFieldsProps {
  /** What the fields begin with. */
  search?: Pick<JobSearch, 'q' | 'location'>;
  wordsHint: string;
  placeHint: string;
  onSearch: (search: JobSearch) => void;
}

/** The words and the place of a search. */
export function SuggestionFields({ search, wordsHint, placeHint, onSearch }: SuggestionFieldsProps) {
  return (
    <>
      <SuggestionField
        label="Keyword"
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
            <MapMarker /> Where
          </>
        }
        field="place"
        name="location"
        defaultValue={search?.location}
        placeholder={placeHint}
        maxLength={searchPlaceMaxLength}
        autoComplete="address-level2"
        onSearch={onSearch}
      />
    </>
  );
}
