/** Valid reference: letters, digits, dots, dashes, at most 30. References of other software are kept. */
export const REFERENCE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,29}$/;
