import { paths } from '@waymark/contract/paths';
import { redirect } from 'react-router';

export function loader() {
  return redirect(paths.home);
}
