/**
 * Lines of product TypeScript: of an area in the server, the web and the contract together, and of the other trees.
 * A number is raised in the commit that needs it, whose body says why.
 */
export const sizeBudget: Readonly<Record<string, number>> = {
  identity: 15_000,
  companies: 5900,
  places: 4200,
  jobs: 21_750,
  search: 24_700,
  resumes: 28_950,
  payments: 16_900,
  posting: 8200,
  hiring: 21_950,
  seeking: 3850,
  content: 10_700,
  pages: 6200,
  integrations: 11_350,
  lifecycle: 6800,
  office: 20_600,
  'apps/server': 1500,
  'apps/server/src/platform': 16_750,
  'apps/server/src/ssr': 1950,
  'apps/server/src/demo': 7800,
  'apps/web': 1200,
  'apps/web/src/components': 9050,
  'apps/web/src/lib': 3400,
  'apps/web/src/routes': 8050,
  'apps/checkout-sandbox': 2150,
  'apps/checkout-stripe': 1450,
  'packages/contract': 2850,
};
