import type { ComponentProps } from 'react';
import { SubscribeBand } from '../areas/content/newsletter/components/subscribe-form.tsx';
import { Footer } from '../areas/pages/site/components/footer.tsx';
import { hasFeature } from '../lib/board.ts';

/** The footer with the form of the newsletter. */
export function LayoutFooter(properties: Omit<ComponentProps<typeof Footer>, 'subscribe'>) {
  return <Footer {...properties} subscribe={hasFeature('newsletter') && <SubscribeBand />} />;
}
