import { useEffect, useEffectEvent, useState } from 'react';

interface Combobox {
  input: HTMLInputElement;
  listId: string;
  keys: readonly string[];
  /** Whether the focus may move to the target without closing the list. */
  holds: (target: EventTarget | null) => boolean;
  open: boolean;
  setOpen: (open: boolean) => void;
  onType: (text: string) => void;
  onChoose: (index: number) => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/**
 * Makes a plain field a combobox with a list (ARIA 1.2): the focus stays in the field, the arrows move through
 * the list, Enter chooses, Escape closes. The field was rendered without it, so effects set its attributes.
 */
export function useCombobox(combobox: Combobox): number {
  const { input, listId, keys, holds, open, setOpen, onType, onChoose } = combobox;
  // A key, not an index: newer suggestions may move the option or leave it out.
  const [active, setActive] = useState<string>();
  const expanded = open && keys.length > 0;
  const at = expanded && active !== undefined ? keys.indexOf(active) : -1;

  const wake = useEffectEvent(() => {
    setActive(undefined);
    setOpen(true);
    onType(input.value);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Enter and the arrows belong to the input method while it composes.
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!expanded) return wake();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One more than there are options: the typed text is before the first and after the last.
      const places = keys.length + 1;
      setActive(keys[((at + 1 + step + places) % places) - 1]);
    } else if (event.key === 'Enter') {
      if (at >= 0) {
        event.preventDefault();
        onChoose(at);
      }
      setOpen(false);
    } else if (event.key === 'Escape' && expanded) {
      event.preventDefault();
      setOpen(false);
    }
  });
  const leave = useEffectEvent((event: FocusEvent) => {
    if (!holds(event.relatedTarget)) setOpen(false);
  });

  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    input.addEventListener('keydown', (event) => press(event), options);
    for (const name of ['input', 'click', 'focus']) input.addEventListener(name, () => wake(), options);
    input.addEventListener('blur', (event) => leave(event), options);
    input.form?.addEventListener('submit', () => setOpen(false), options);
    // Text typed before now caused no event here.
    if (document.activeElement === input) wake();
    return () => stop.abort();
  }, [input, setOpen]);

  useComboboxAttributes(input, listId, expanded, at);
  return at;
}

function useComboboxAttributes(input: HTMLInputElement, listId: string, expanded: boolean, at: number): void {
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': listId,
      'aria-expanded': String(expanded),
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  }, [input, listId, expanded]);

  useEffect(() => {
    if (at < 0) return input.removeAttribute('aria-activedescendant');
    input.setAttribute('aria-activedescendant', optionId(listId, at));
    document.querySelector(`#${CSS.escape(optionId(listId, at))}`)?.scrollIntoView({ block: 'nearest' });
  }, [input, listId, at]);
}
