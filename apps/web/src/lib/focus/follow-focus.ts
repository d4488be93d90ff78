/** The first script begins, and the script of the page goes on. */
let isFollowed = false;

/** Nothing that has had no focus can lose it: what keeps it comes with the first. */
export function followFocus(): void {
  if (isFollowed) return;
  isFollowed = true;
  const keep = () =>
    void import('./keep-focus.ts').then(
      ({ keepFocus }) => keepFocus(),
      () => undefined,
    );
  if (document.activeElement === document.body) addEventListener('focusin', keep, { once: true });
  else keep();
}
