/** How long 'Processing...' can be read before the browser goes on to the checkout (D-4, K-3). */
export const checkoutRedirectMs = 500;

interface MembershipPlan {
  name: string;
  price: string;
  unit: string;
}

/** The plans and prices of the home page (D-10). */
export const membershipPlans: readonly MembershipPlan[] = [
  { name: 'Basic', price: 'Free', unit: '' },
  { name: 'Professional', price: '$29', unit: 'per installation' },
  { name: 'Extended', price: '$29', unit: 'per installation' },
];
