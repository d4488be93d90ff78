import { useEffect, useRef, type FocusEvent } from 'react';
import { resumeAccept } from './check-resume-file.ts';
import { FileField } from './file-field.tsx';
import { useSay } from '../../lib/languages/say.ts';

interface ResumeFileFieldProps {
  label?: string;
  file: File | null;
  onFile: (file: File | null) => void;
  onBlur?: () => void;
  error?: string | undefined;
  /** The name of a file that was chosen before a reload: browsers do not keep the file itself. */
  lost?: string | undefined;
  ref?: (input: HTMLInputElement | null) => void;
}

export function ResumeFileField({ label, file, onFile, onBlur, error, lost, ref }: ResumeFileFieldProps) {
  const say = useSay();
  const input = useRef<HTMLInputElement | null>(null);
  const initial = useRef(file);

  // When the visitor returns to this step, the browser's input is new and needs the file again.
  useEffect(() => {
    if (!initial.current || !input.current || input.current.files?.length) return;
    const transfer = new DataTransfer();
    transfer.items.add(initial.current);
    input.current.files = transfer.files;
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);

  // The system's file dialog takes the focus from the window, which leaves the field its place in the page.
  function leave(event: FocusEvent) {
    if (document.activeElement !== event.currentTarget) onBlur?.();
  }

  return (
    <FileField
      label={label ?? say`Resume`}
      hint={
        <>
          {say`PDF, DOC or DOCX, at most 3 MB. Drop the file here or choose it.`}
          {lost !== undefined && (
            <strong> {say`Please choose “${lost}” again: a browser keeps no file.`}</strong>
          )}
        </>
      }
      accept={resumeAccept}
      error={error}
      onBlur={leave}
      onChange={(event) => onFile(event.currentTarget.files?.[0] ?? null)}
      ref={(node) => {
        input.current = node;
        ref?.(node);
      }}
    />
  );
}
