import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';

/** The client loader of a route that asks the API alone, for a route of a test. */
export function loaderOf(load: (args: ClientLoaderFunctionArgs) => unknown) {
  const serverLoader = () => Promise.reject(new Error('A test has no loader of the server.'));
  return (args: LoaderFunctionArgs) => load({ ...args, serverLoader });
}
