import type { CardKind } from '../agency/agency.enums';

/**
 * A number as it is written everywhere, with the letter of its register: "T-374" of the mandates of transaction, "G-12" of
 * those to manage. The two registers count from 1 each (décret 72-678, art. 65 and 72), so a number alone names two mandates.
 */
export const registerNumberText = (register: CardKind, number: number | string): string => `${register}-${number}`;

/** The same after its sign, which does not break off at the end of a line: "n° T-374". */
export const numberedInRegister = (register: CardKind, number: number): string =>
  `n°\u00a0${registerNumberText(register, number)}`;
