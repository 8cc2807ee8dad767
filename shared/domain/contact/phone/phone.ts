import { withoutInvisible } from '../../common/text/characters';
import { plans } from './plans';

/**
 * Overseas numbers dialled like all others in France, with country codes of their own (Arcep, plan de numérotation). 06
 * 39 98 is reserved for films.
 */
const OVERSEAS: readonly [code: string, dialled: RegExp][] = [
  ['262', /^0(?:26[239]|639(?!98)|69[23]|7092|7093[5-7])/],
  ['590', /^0(?:590|69[01]|7090)/],
  ['594', /^0(?:594|694|7093[0-3])/],
  ['596', /^0(?:596|69[67]|7091)/],
  ['508', /^0708[45]/],
];

/** Numbers of Saint-Pierre-et-Miquelon, except nine-digit mobiles: its code precedes six digits. */
const SAINT_PIERRE = /^0508(?=\d{6}$)/;

/** Mainland code, which software often puts before numbers dialled with a 0. */
const MAINLAND = /^(?:\+|00)\s?33[\s.-]?(?:\(0\))?[\s.-]?0?/;

const isNational = (dialled: string): boolean => /^0(?!0)/.test(dialled) || MAINLAND.test(dialled);

/** Adds the country code to a number dialled outside the French mainland. */
function withCode(dialled: string): string {
  const digits = dialled.replace(MAINLAND, '0').replace(/\D/g, '');
  if (SAINT_PIERRE.test(digits)) return digits.replace(SAINT_PIERRE, '+508');
  const [code] = OVERSEAS.find(([, start]) => isNational(dialled) && start.test(digits)) ?? [];
  return code ? `+${code}${digits.slice(1)}` : dialled.replace(/^00/, '+');
}

/** Numbers for films and examples (Arcep, décision 2009-0637): never assigned, and missing from the plans. */
const FICTION_NUMBERS = /^\+33(?:19900|26191|35301|46571|53649|63998)\d{4}$/;

/**
 * Parses a number as written in France ("06 12 34 56 78", "0033 6…", "+34 …") to E.164; null when it does not exist.
 * Without country code it is French. Ignores invisible characters.
 */
export function readPhone(text: string): string | null {
  const phone = plans.parse(withCode(withoutInvisible(text).replace(/\s+/g, ' ').trim()), 'FR');
  if (!phone || phone.ext !== undefined) return null;
  return phone.isValid() || FICTION_NUMBERS.test(phone.number) ? phone.number : null;
}
