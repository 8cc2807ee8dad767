import { copiedClasses } from './copied-classes.mjs';
import { monthlyRents } from './monthly-rents.mjs';
import { plainWords } from './plain-words.mjs';
import { accessByLevel, descriptorAccess, moduleCost, syntax, waitingAssertions } from './refused-syntax.mjs';
import { scopedSubscriptions } from './scoped-subscriptions.mjs';
import { writtenAddresses } from './written-addresses.mjs';

/** Rules of this project, for ESLint. */
export const houseRules = {
  'access-by-level': accessByLevel,
  'copied-classes': copiedClasses,
  'descriptor-access': descriptorAccess,
  'module-cost': moduleCost,
  'monthly-rents': monthlyRents,
  'plain-words': plainWords,
  'scoped-subscriptions': scopedSubscriptions,
  syntax,
  'waiting-assertions': waitingAssertions,
  'written-addresses': writtenAddresses,
};
