import { isWithin } from '../../commune/arrondissements';
import { valueOn } from '../../law/legal-rule';
import { TENSE_COMMUNES } from './tense-communes';
import { VERY_TENSE_COMMUNES } from './very-tense-communes';

/** Tension of the housing market in a commune (décret 2014-890, art. 1). */
export type TenseZone = 'VERY_TENSE' | 'TENSE' | 'ELSEWHERE';

/** Communes set by the agency, which override the official lists. */
export interface TenseZones {
  veryTense: readonly string[];
  tense: readonly string[];
  /** Communes removed from all lists. */
  elsewhere?: readonly string[];
  /** First day of validity, ISO; always when missing. */
  since?: string | null;
}

/** True when a list of communes contains this one, or the city of this arrondissement. */
export const isListed = (insee: string | null, communes: readonly string[]): boolean =>
  insee !== null && isWithin(insee, communes);

function ownZone(insee: string | null, { veryTense, tense, elsewhere = [], since = null }: TenseZones, day: string) {
  if (since !== null && day < since) return null;
  if (isListed(insee, veryTense)) return 'VERY_TENSE';
  if (isListed(insee, tense)) return 'TENSE';
  return isListed(insee, elsewhere) ? 'ELSEWHERE' : null;
}

/** Zone of a commune on a day (ISO): the agency's setting, else the law's lists of that day. */
export function tenseZoneOf(insee: string | null, zones: TenseZones, day: string): TenseZone {
  const own = ownZone(insee, zones, day);
  if (own !== null) return own;
  if (isListed(insee, valueOn(VERY_TENSE_COMMUNES, day) ?? [])) return 'VERY_TENSE';
  return isListed(insee, valueOn(TENSE_COMMUNES, day) ?? []) ? 'TENSE' : 'ELSEWHERE';
}

/** Source of a commune's zone with its date: the agency's list, or the law's; null for an undated list. */
export function zoneListOf(
  insee: string | null,
  zones: TenseZones,
  day: string,
): { isOwn: boolean; since: string | null } {
  if (ownZone(insee, zones, day) !== null) return { isOwn: true, since: zones.since ?? null };
  const rule = tenseZoneOf(insee, zones, day) === 'VERY_TENSE' ? VERY_TENSE_COMMUNES : TENSE_COMMUNES;
  return { isOwn: false, since: rule.periods.findLast(({ since }) => since === null || since <= day)?.since ?? null };
}
