import { PageSpinner } from '../data/spinner.tsx';

/** Around every page of the frame: what stands there while the page's data load, and where they could not be loaded. */
export { AreaError as ErrorBoundary } from '../layout/area-error.tsx';

export const HydrateFallback = () => <PageSpinner />;
