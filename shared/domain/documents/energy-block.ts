import { frenchDay } from '../common/french';
import {
  certificateState,
  energyCostMention,
  excessiveMention,
  exemptionMention,
  WITHOUT_CERTIFICATE,
} from '../property/legal-mentions';
import type { Property } from '../property/property.schema';
import { energyScale, gesScale, type Scale } from './energy-label';

/** Energy certificate on a document. */
export interface EnergyBlock {
  /** Both scales, or null when `note` says why there are none. */
  scales: { energy: Scale; ges: Scale } | null;
  note: string | null;
  excessive: string | null;
  cost: string | null;
  /** Date and number of the certificate, and the date of the audit. */
  source: string | null;
}

const NOTES = {
  BLANK: 'Diagnostic de performance énergétique vierge\u00a0: consommations non exploitables.',
  UNKNOWN: 'Diagnostic de performance énergétique\u00a0: non communiqué à ce jour.',
} as const;

/** Null for kinds without certificate: land, parking. */
export function energyBlock(
  property: Pick<Property, 'propertyType' | 'propertyMetadata' | 'energyEfficiency'>,
  day: string,
): EnergyBlock | null {
  const { energyEfficiency: energy } = property;
  const state = certificateState(property, day);
  if (state === 'NOT_SUBJECT' && WITHOUT_CERTIFICATE.includes(property.propertyType)) return null;
  if (state !== 'SCALES') {
    const note = state === 'NOT_SUBJECT' ? exemptionMention(property) : NOTES[state];
    return { scales: null, note, excessive: null, cost: null, source: null };
  }
  const source = [
    energy.date === null ? null : `Diagnostic du ${frenchDay(energy.date)}`,
    energy.ademeNumber === null ? null : `n°\u00a0ADEME ${energy.ademeNumber}`,
    energy.auditDate === null ? null : `audit énergétique du ${frenchDay(energy.auditDate)}`,
  ].filter((part) => part !== null);
  return {
    scales: {
      energy: energyScale(energy.energyClass, energy.energyValue),
      ges: gesScale(energy.gesClass, energy.gesValue),
    },
    note: null,
    excessive: excessiveMention(property),
    cost: energyCostMention(property),
    source: source.length === 0 ? null : source.join(' · '),
  };
}
