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
import ui from '../../../../styles/primitives.module.css';
import type { SuggestionBoxProps } from './suggestion-box.tsx';

// Loaded on the first use of a field, which stays a plain one when loading fails.
const SuggestionBox = lazy<ComponentType<SuggestionBoxProps>>(() =>
  import('./suggestion-box.tsx').then(
    (loaded) => ({ default: loaded.SuggestionBox }),
    () => ({ default: () => null }),
  ),
);

interface SuggestionFieldProps extends Omit<ComponentProps<'input'>, 'ref'> {
  label: ReactNode;
  field: 'words' | 'place';
  onSearch: (search: JobSearch) => void;
  /** Behind the field. */
  children?: ReactNode;
}

/** A text field of a search form with suggestions. */
export function SuggestionField({ label, field, onSearch, children, ...rest }: SuggestionFieldProps) {
  const control = useRef<HTMLInputElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);

  // The field may have the focus before the script is there, so no event tells of it.
  useEffect(() => {
    if (document.activeElement === control.current) setInput(control.current);
  }, []);

  return (
    <div className={styles['field']}>
      <label className={`${ui['grid']} ${styles['text']}`}>
        <span className={`${ui['noteXs']} ${ui['inlineRow']} ${styles['label']}`}>{label}</span>
        <input
          {...rest}
          ref={control}
          type="search"
          dir="auto"
          onFocus={(event) => setInput(event.currentTarget)}
        />
      </label>
      {children}
      {input && (
        <Suspense fallback={null}>
          <SuggestionBox input={input} field={field} onSearch={onSearch} />
        </Suspense>
      )}
    </div>
  );
}
