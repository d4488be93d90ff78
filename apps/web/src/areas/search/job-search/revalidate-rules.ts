/** For the routes of lists: another posting beside the same list loads no list. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: RouteChange): boolean {
  const listOf = ({ pathname, search }: URL) => pathname + search.replace(/[?&]job=[^&]*/, '');
  const isSameList = listOf(currentUrl) === listOf(nextUrl) && currentUrl.search !== nextUrl.search;
  return !isSameList && defaultShouldRevalidate;
}

interface RouteChange {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}
