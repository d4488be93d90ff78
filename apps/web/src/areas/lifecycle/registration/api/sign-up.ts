import { uploadForm } from '../../../../lib/api-client.ts';
import { authenticate } from '../../../../lib/auth-store.ts';
import type { RegisterValues } from '../constants.ts';
import { signupFormOf } from '../rules.ts';

export function signUp(values: RegisterValues, onProgress: (share: number) => void): Promise<void> {
  return authenticate(async () => (await uploadForm('POST /signup', signupFormOf(values), onProgress)).data);
}
