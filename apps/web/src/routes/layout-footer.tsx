import type { ComponentProps } from 'react';
import { SubscribeBand } from '../features/newsletter/components/subscribe-places.tsx';
import { Footer } from '../features/site/components/footer.tsx';

/** The footer with what other domains put into it. */
export function LayoutFooter(properties: Omit<ComponentProps<typeof Footer>, 'subscribe'>) {
  return <Footer {...properties} subscribe={<SubscribeBand />} />;
}
