import { lazy, Suspense, useEffect, useState, type RefObject } from 'react';
import styles from './search-page.module.css';
import type { PostingPane } from './use-posting-pane.ts';

const ListKeys = lazy(async () => ({ default: (await import('./list-keys.tsx')).ListKeys }));

interface KeysHintProps {
  list: RefObject<HTMLElement | null>;
  onShow: PostingPane['show'];
}

/** Says that there are keys. They are loaded with the first press of one. */
export function KeysHint({ list, onShow }: KeysHintProps) {
  const [first, setFirst] = useState<{ key: string } | null>(null);
  useEffect(() => {
    if (first) return undefined;
    function listen({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      const isTaken = ctrlKey || metaKey || altKey || (target as Element).matches('input, select, textarea');
      if (!isTaken && 'jks?'.includes(key)) setFirst({ key });
    }
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [first]);
  return (
    <>
      <button
        type="button"
        className={styles['keysHint']}
        data-needs="script"
        onClick={() => setFirst({ key: '?' })}
      >
        Press <kbd>?</kbd> for keys
      </button>
      <Suspense>{first && <ListKeys first={first} list={list} onShow={onShow} />}</Suspense>
    </>
  );
}
