import type { JobSearch } from '@waymark/contract/jobs/jobs';
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import styles from '../../../../components/form/search-fields.module.css';
import type { SuggestionBoxProps } from './suggestion-box.tsx';

// Its code comes with the first use of a field; when it does not come, the field is the plain one it was.
const SuggestionBox = lazy<ComponentType<SuggestionBoxProps>>(() =>
  import('./suggestion-box.tsx').then(
    (loaded) => ({ default: loaded.SuggestionBox }),
    () => ({ default: () => null }),
  ),
);

interface SuggestionFieldProps extends Omit<ComponentProps<'input'>, 'ref'> {
  label: ReactNode;
  /** What the field is for: words of a job, or a place. */
  field: 'words' | 'place';
  /** Makes the search that was chosen from the list. */
  onSearch: (search: JobSearch) => void;
}

/** A text field of a search form which proposes how to go on. */
export function SuggestionField({ label, field, onSearch, ...rest }: SuggestionFieldProps) {
  const control = useRef<HTMLInputElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);

  // Whoever was quicker than the script stands in the field already: no focus will tell of them.
  useEffect(() => {
    if (document.activeElement === control.current) setInput(control.current);
  }, []);

  return (
    <div className={styles['field']}>
      <label className={styles['text']}>
        <span className={styles['label']}>{label}</span>
        <input {...rest} ref={control} type="search" onFocus={(event) => setInput(event.currentTarget)} />
      </label>
      {input && (
        <Suspense fallback={null}>
          <SuggestionBox input={input} field={field} onSearch={onSearch} />
        </Suspense>
      )}
    </div>
  );
}
