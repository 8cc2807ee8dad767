import type { AgencyFields } from './agency.schema';

/** Settings on which registers and contracts depend; only managers may change them. */
export const MANAGED_SETTINGS = [
  'professionalCard',
  'registerStart',
  'mandateTexts',
] as const satisfies readonly (keyof AgencyFields)[];

/** True when a dotted path belongs to settings that only managers may change. */
export function touchesManaged(paths: readonly string[]): boolean {
  return paths.some((path) => MANAGED_SETTINGS.some((setting) => path === setting || path.startsWith(`${setting}.`)));
}
