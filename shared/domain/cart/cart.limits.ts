/** Maximum number of properties, and of contacts. */
export const MAX_CART = 200;
