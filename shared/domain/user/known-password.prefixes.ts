/** Hexadecimal digits of SHA-1 by which leaked passwords are asked for: the prefix of Have I Been Pwned. */
export const LEAKED_PREFIX = 5;
/** Hexadecimal digits of SHA-1 by which common passwords are asked for; two keep the answer at about a hundred lines. */
export const COMMON_PREFIX = 2;
