import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { plans } from './plans';

/** Lets this process judge numbers by the full plans; see `plans`. */
export function useFullPlans(): void {
  plans.parse = parsePhoneNumberFromString;
}
