import { useEffect, type RefObject } from 'react';

const wide = '(width >= 64rem)';

/**
 * Moves each note down to the height of its place, where the two stand side by side, and never over the one before.
 * By margins: on paper, and where nothing is measured, they follow each other.
 */
export function useAlignedNotes(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = body;
    if (!current) return;
    const media = matchMedia(wide);
    const align = () => {
      for (const notes of current.querySelectorAll<HTMLElement>('[data-notes]'))
        alignList(notes, media.matches);
    };
    // Pages are drawn one after the other, and texts wrap anew: both change a size.
    const sizes = new ResizeObserver(align);
    const observe = () => {
      sizes.disconnect();
      for (const page of current.querySelectorAll('section, canvas')) sizes.observe(page);
      align();
    };
    const pages = new MutationObserver(observe);
    // A page has its last size once its picture is there.
    pages.observe(current, { childList: true, subtree: true, attributeFilter: ['data-drawn'] });
    observe();
    // Words of another font are of another height.
    void document.fonts.ready.then(align);
    return () => {
      pages.disconnect();
      sizes.disconnect();
    };
  }, [body]);
}

function alignList(notes: HTMLElement, isWide: boolean): void {
  const items = [...notes.querySelectorAll<HTMLElement>('[data-note]')];
  const page = notes.parentElement;
  for (const item of items) item.style.marginTop = '';
  if (!isWide || !page) return;
  for (const item of items) {
    const mark = page.querySelector(`[data-mark="${CSS.escape(item.dataset['note'] ?? '')}"]`);
    if (!mark) continue;
    const missing = mark.getBoundingClientRect().top - item.getBoundingClientRect().top;
    if (missing > 1) item.style.marginTop = `${Math.round(missing)}px`;
  }
}
