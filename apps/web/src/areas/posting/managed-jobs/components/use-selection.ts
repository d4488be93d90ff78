import type { ManagedJob } from '@waymark/contract/posting/managed-jobs';
import { useState } from 'react';

export interface Selection {
  selected: ManagedJob[];
  /** All that can be. */
  isWhole: boolean;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  selectAll: () => void;
  clear: () => void;
}

/** Which jobs of the page are selected; on another page, or after another question, none are. */
export function useSelection(jobs: readonly ManagedJob[], address: string): Selection {
  const [kept, setKept] = useState({ address, ids: new Set<string>() });
  const ids = kept.address === address ? kept.ids : new Set<string>();
  const selectable = jobs.filter(({ isChangeable }) => isChangeable);
  const selected = selectable.filter(({ id }) => ids.has(id));
  const keep = (next: Iterable<string>) => setKept({ address, ids: new Set(next) });
  return {
    selected,
    isWhole: selected.length > 0 && selected.length === selectable.length,
    has: (id) => ids.has(id),
    toggle: (id) => keep(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]),
    selectAll: () => keep(selectable.map(({ id }) => id)),
    clear: () => keep([]),
  };
}
