/** How long 'Processing...' can be read before the browser goes on to the checkout (D-4, K-3). */
export const checkoutRedirectMs = 500;
