/** Of properties, and as many of contacts: more is a list, not a cart. */
export const MAX_CART = 200;
