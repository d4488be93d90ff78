import { data, type MetaFunction } from 'react-router';
import { NotFoundPage } from '../features/site/components/not-found-page.tsx';
import { titleOf } from '../lib/board.ts';

export function loader() {
  return data(null, { status: 404 });
}

export const meta: MetaFunction = () => [
  { title: titleOf('Error 404') },
  { name: 'robots', content: 'noindex' },
];

export default function NotFound() {
  return <NotFoundPage />;
}
