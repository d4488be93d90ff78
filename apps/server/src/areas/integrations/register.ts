/** Routes below `/api`. */
export const routes = [];
