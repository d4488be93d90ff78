import { paths } from '@waymark/contract/paths';
import { useWatch, type Control } from 'react-hook-form';
import { Link } from 'react-router';
import { carriedFieldsOf } from '../../../../lib/carried-fields.ts';
import type { ReviewValues } from '../review-constants.ts';

/** What was typed here goes along, so that nobody types it twice. */
export function SignInLink({ control }: { control: Control<ReviewValues> }) {
  return (
    <Link to={paths.login} state={carriedFieldsOf(useWatch({ control }))}>
      Sign In
    </Link>
  );
}
