import type { JobSearch } from '@waymark/contract/jobs';
import { lazy, Suspense, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import styles from './search-form.module.css';
import type { SuggestionBoxProps } from './suggestion-box.tsx';

// Its code comes with the first use of a field; when it does not come, the field is the plain one it was.
const SuggestionBox = lazy<ComponentType<SuggestionBoxProps>>(() =>
  import('./suggestion-box.tsx').then(
    (loaded) => ({ default: loaded.SuggestionBox }),
    () => ({ default: () => null }),
  ),
);

interface SuggestionFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  /** What the field is for: words of a job, or a place. */
  field: 'words' | 'place';
  /** Makes the search that was chosen from the list. */
  onSearch: (search: JobSearch) => void;
}

/** A text field of a search form which proposes how to go on. */
export function SuggestionField({ label, field, onSearch, ...rest }: SuggestionFieldProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  return (
    <div className={styles['field']}>
      <label className={styles['text']}>
        <span className={styles['label']}>{label}</span>
        <input {...rest} type="search" onFocus={(event) => setInput(event.currentTarget)} />
      </label>
      {input && (
        <Suspense fallback={null}>
          <SuggestionBox input={input} field={field} onSearch={onSearch} />
        </Suspense>
      )}
    </div>
  );
}
