import type { ExportChoices } from '@waymark/contract/resumes/resume-export/exports';
import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError } from '../../../../lib/toasts.ts';
import { saveChoices } from '../api/save-choices.ts';

/** Somebody who types or presses several times is waited for. */
const patience = 500;

/** The choices as they are made; each is kept a moment later, and at once before a file is made of them. */
export function useChoices(kept: ExportChoices) {
  const [choices, setChoices] = useState(kept);
  const [state, setState] = useState<'kept' | 'waiting' | 'failed'>('kept');
  const waiting = useRef<ExportChoices | null>(null);

  const save = useCallback(async () => {
    const next = waiting.current;
    if (!next) return;
    waiting.current = null;
    try {
      await saveChoices(next);
      setState(waiting.current ? 'waiting' : 'kept');
    } catch (failure) {
      // What could not be kept is tried again with the next choice.
      waiting.current ??= next;
      setState('failed');
      throw failure;
    }
  }, []);

  useEffect(() => {
    if (!waiting.current) return;
    const timer = setTimeout(() => void save().catch((failure) => showError(messageOf(failure))), patience);
    return () => clearTimeout(timer);
  }, [choices, save]);

  useEffect(() => {
    const saveNow = () => void save().catch(() => undefined);
    addEventListener('pagehide', saveNow);
    return () => {
      removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, [save]);

  function change(part: Partial<ExportChoices>) {
    const next = { ...choices, ...part };
    waiting.current = next;
    setState('waiting');
    setChoices(next);
  }

  return { choices, change, save, state };
}
