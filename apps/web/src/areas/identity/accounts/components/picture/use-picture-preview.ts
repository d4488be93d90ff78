import { useEffect, useState } from 'react';
import type { Size } from '../../picture-rules.ts';

export interface Preview {
  url: string;
  size: Size;
}

interface PreviewState {
  /** What the rest is about: another file may have been chosen since. */
  file: File | null;
  /** Null until the browser has read the file. */
  preview: Preview | null;
  unreadable: boolean;
}

const nothing: PreviewState = { file: null, preview: null, unreadable: false };

/** The chosen file as the browser shows it: upright, with its size. */
export function usePicturePreview(file: File | null): PreviewState {
  const [state, setState] = useState(nothing);

  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    const image = new Image();
    image.addEventListener('load', () => {
      const size = { width: image.naturalWidth, height: image.naturalHeight };
      setState({ file, preview: { url, size }, unreadable: false });
    });
    image.addEventListener('error', () => setState({ file, preview: null, unreadable: true }));
    image.src = url;
    return () => {
      image.src = '';
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return state.file === file ? state : nothing;
}
