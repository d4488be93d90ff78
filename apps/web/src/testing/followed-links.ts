import { onTestFinished } from 'vitest';

/** The words of each link that is left to the browser from now on, which is kept from following it out of the test. */
export function noteFollowedLinks(): string[] {
  const followed: string[] = [];
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    followed.push(event.target instanceof Element ? (event.target.textContent ?? '') : '');
  };
  addEventListener('click', follow, options);
  // A press that gets to the document is the router's.
  document.addEventListener('click', () => followed.pop(), options);
  onTestFinished(() => ended.abort());
  return followed;
}
