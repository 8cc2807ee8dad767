import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Parser of numbers. A browser has the smallest plans (lengths and prefixes); the server loads the full ones
 * (`full-plans.ts`, 60 kB more), in which an overseas number exists under its own code only.
 */
export const plans = { parse: parsePhoneNumberFromString };
