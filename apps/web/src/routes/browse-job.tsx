import { paths } from '@waymark/contract/paths';
import { redirect, type LoaderFunctionArgs } from 'react-router';

/** An address that old links name: the list with the same search. */
export function loader({ url }: LoaderFunctionArgs) {
  return redirect(paths.browseJobList + url.search, 301);
}
