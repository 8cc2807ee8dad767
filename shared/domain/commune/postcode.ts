import type { Commune } from './commune.schema';
import { hasArrondissements } from './arrondissements';

/** INSEE department of a postcode; Corsica is split by its postcodes 200, 201 (2A) and 202, 206 (2B). */
export function departmentOf(postcode: string): string {
  if (postcode.startsWith('200') || postcode.startsWith('201')) return '2A';
  if (postcode.startsWith('20')) return '2B';
  return isOverseas(postcode) ? postcode.slice(0, 3) : postcode.slice(0, 2);
}

/** Departments overseas have three characters, in INSEE codes as in postcodes. */
const isOverseas = (code: string): boolean => code.startsWith('97') || code.startsWith('98');

export const isInDepartment = (insee: string, department: string): boolean => insee.startsWith(department);

/**
 * Postcode derived from a commune's name only: its first one. Paris, Lyon and Marseille give none, as each of theirs
 * belongs to an arrondissement.
 */
export const ownPostcode = ({ insee, postcodes }: Pick<Commune, 'insee' | 'postcodes'>): string | null =>
  hasArrondissements(insee) ? null : (postcodes[0] ?? null);
