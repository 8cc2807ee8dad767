import type { AgencyFields } from './agency.schema';

/** What the registers of mandates stand on; only who may manage them changes it. */
export const REGISTER_SETTINGS = [
  'professionalCard',
  'registerStart',
] as const satisfies readonly (keyof AgencyFields)[];

/** True when one of these dotted paths belongs to the settings of the registers. */
export function touchesRegister(paths: readonly string[]): boolean {
  return paths.some((path) => REGISTER_SETTINGS.some((setting) => path === setting || path.startsWith(`${setting}.`)));
}
