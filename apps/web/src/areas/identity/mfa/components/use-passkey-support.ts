import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Passkeys are made for a host by its name, on an address that nobody can listen to. */
function isSupported(): boolean {
  const isName = !/^[\d.]+$|:/.test(location.hostname);
  return isName && isSecureContext && typeof PublicKeyCredential !== 'undefined';
}

/** Whether this browser can use passkeys here; not known before the script runs. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(never, isSupported, () => false);
}
