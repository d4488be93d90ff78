import { data, type MetaFunction } from 'react-router';
import { NotFoundPage } from '../features/site/components/not-found-page.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export const meta: MetaFunction = () => [
  { title: 'Error 404 | Waymark' },
  { name: 'robots', content: 'noindex' },
];

export default function NotFound() {
  return <NotFoundPage />;
}
