import type { AgencyFields } from './agency.schema';

/** What the registers of mandates and their contracts stand on; only who may manage them changes it. */
export const MANAGED_SETTINGS = [
  'professionalCard',
  'registerStart',
  'mandateTexts',
] as const satisfies readonly (keyof AgencyFields)[];

/** True when one of these dotted paths belongs to the settings that a manager alone changes. */
export function touchesManaged(paths: readonly string[]): boolean {
  return paths.some((path) => MANAGED_SETTINGS.some((setting) => path === setting || path.startsWith(`${setting}.`)));
}
