import type { CardKind } from '../agency/agency.enums';

/**
 * Writes a register number with its letter: "T-374" for transactions, "G-12" for management. Both registers count from
 * 1 (décret 72-678, art. 65 and 72), so a bare number is ambiguous.
 */
export const registerNumberText = (register: CardKind, number: number | string): string => `${register}-${number}`;

/** The same after "n°" with a no-break space: "n° T-374". */
export const numberedInRegister = (register: CardKind, number: number): string =>
  `n°\u00a0${registerNumberText(register, number)}`;
