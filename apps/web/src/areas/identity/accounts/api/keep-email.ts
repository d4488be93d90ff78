import type { UpdateUserFields, User } from '@waymark/contract/identity/accounts';
import { detailValuesOf, profileValuesOf } from '../rules.ts';
import { updateAccountDetails } from './update-account-details.ts';
import { updateProfile } from './update-profile.ts';

/** Saving the account's own address drops the one that waits for its confirmation. */
export async function keepEmail(user: User): Promise<void> {
  if (user.role === 'candidate') await updateProfile(profileValuesOf(user) as UpdateUserFields);
  else await updateAccountDetails(detailValuesOf(user));
}
