import type { ComponentProps } from 'react';
import { SubscribeBand } from '../areas/content/newsletter/components/subscribe-places.tsx';
import { Footer } from '../areas/pages/site/components/footer.tsx';

/** The footer with what other domains put into it. */
export function LayoutFooter(properties: Omit<ComponentProps<typeof Footer>, 'subscribe'>) {
  return <Footer {...properties} subscribe={<SubscribeBand />} />;
}
