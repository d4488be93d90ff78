import { paths } from '@waymark/contract/paths';
import { redirect, type LoaderFunctionArgs } from 'react-router';

/** An address that old links name: the list with the same search. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(paths.browseJobList + new URL(request.url).search, 301);
}
