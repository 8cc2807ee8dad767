import { ACCESS_GUARDS } from './access-guards';
import type { Guard } from './guard';
import { INPUT_GUARDS } from './input-guards';
import { PLATFORM_GUARDS } from './platform-guards';
import { SECOND_FACTOR_GUARDS } from './second-factor-guards';
import { SECRET_GUARDS } from './secret-guards';

/** Every guard that `npm run guards` removes in turn. */
export const GUARDS: readonly Guard[] = [
  ...ACCESS_GUARDS,
  ...SECOND_FACTOR_GUARDS,
  ...INPUT_GUARDS,
  ...PLATFORM_GUARDS,
  ...SECRET_GUARDS,
];
