import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * What reads numbers. A browser has the smallest plans, which know how long a number may be and how it may begin; the
 * server takes the full ones (`full-plans.ts`, 60 kB more), by which a number of overseas exists under no code but its own.
 */
export const plans = { parse: parsePhoneNumberFromString };
