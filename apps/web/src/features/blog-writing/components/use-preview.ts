import type { PostPreview } from '@waymark/contract/blog/writing';
import { useEffect, useState } from 'react';
import { previewText } from '../api/change-post.ts';

const waitMs = 400;

/** How the text will look, a moment after the last letter; the one before while a new one is made. */
export function usePreview(body: string): PostPreview {
  const [preview, setPreview] = useState<PostPreview>({ html: '', minutes: 1, words: 0 });
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      // The next letter asks again.
      previewText(body, stop.signal).then(setPreview, () => undefined);
    }, waitMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [body]);
  return preview;
}
