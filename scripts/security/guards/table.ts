import { ACCESS_GUARDS } from './access';
import type { Guard } from './guard';
import { INPUT_GUARDS } from './input';
import { PLATFORM_GUARDS } from './platform';

/** Every guard that `npm run guards` takes away. */
export const GUARDS: readonly Guard[] = [...ACCESS_GUARDS, ...INPUT_GUARDS, ...PLATFORM_GUARDS];
