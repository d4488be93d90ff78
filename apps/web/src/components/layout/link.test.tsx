import { renderToStaticMarkup } from 'react-dom/server';
import { Link as RoutedLink, StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Link } from './link.tsx';

const textOf = (link: React.ReactElement) =>
  renderToStaticMarkup(<StaticRouter location="/jobs?category=sales">{link}</StaticRouter>);

test.for(['/home', '/home?recent=2', '/job-detail?job=a%26b&x=é', '/faq#pay', '/companies?name=a b'])(
  '[E-1] the link to %s is written as the router would write it',
  (to) => {
    const properties = { to, className: 'name', 'aria-current': 'page' as const, children: 'There' };
    expect(textOf(<Link {...properties} />)).toBe(textOf(<RoutedLink {...properties} />));
  },
);

test('[E-1] a link that depends on the page it stands on is left to the router', () => {
  expect(textOf(<Link to="?page=2">Next</Link>)).toBe('<a href="/jobs?page=2" data-discover="true">Next</a>');
});

test('[E-1] what a link tells the router of a browser stands in no page', () => {
  expect(textOf(<Link to="/home" preventScrollReset reloadDocument replace state={{ from: 1 }} />)).toBe(
    '<a href="/home" data-discover="true"></a>',
  );
});
