import type { Agency } from '../agency/agency.schema';
import { frenchCount, frenchDay, frenchEuros } from '../common/french';
import { isCertificateValid } from './energy';
import { DWELLINGS } from './property-groups';
import type { EnergyLabel, PropertyType } from './property.enums';
import type { Property } from './property.schema';

/** The sentence on risks that every advertisement carries (code de l’environnement, R125-23). */
export const RISKS_MENTION =
  'Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques\u00a0: www.georisques.gouv.fr';

/** Neither heated nor lived in: no energy certificate is made of them. */
export const WITHOUT_CERTIFICATE: readonly PropertyType[] = ['LAND', 'PARKING'];
const EXCESSIVE: readonly (EnergyLabel | null)[] = ['F', 'G'];

type Certified = Pick<Property, 'propertyType' | 'energyEfficiency'>;

/** What an advertisement may show of the energy certificate on a day: its scales, or why there are none. */
export type CertificateState = 'SCALES' | 'BLANK' | 'NOT_SUBJECT' | 'UNKNOWN';

export function certificateState({ propertyType, energyEfficiency }: Certified, day: string): CertificateState {
  const { energyClass, date } = energyEfficiency;
  if (energyClass === 'NS' || WITHOUT_CERTIFICATE.includes(propertyType)) return 'NOT_SUBJECT';
  if (energyClass === 'VI') return 'BLANK';
  const isVoid = date !== null && !isCertificateValid(date, day);
  return energyClass === null || isVoid ? 'UNKNOWN' : 'SCALES';
}

/** "Logement à consommation énergétique excessive : classe F", for dwellings of class F or G alone. */
export function excessiveMention({ propertyType, energyEfficiency: { energyClass } }: Certified): string | null {
  return EXCESSIVE.includes(energyClass) && DWELLINGS.includes(propertyType)
    ? `Logement à consommation énergétique excessive\u00a0: classe\u00a0${String(energyClass)}`
    : null;
}

/** The estimated yearly cost of energy of a dwelling with the day of its prices; null while it is unknown. */
export function energyCostMention({ propertyType, energyEfficiency: energy }: Certified): string | null {
  const { costMin, costMax, costReferenceDate } = energy;
  if (costMin === null || costMax === null || !DWELLINGS.includes(propertyType)) return null;
  const amounts = `entre ${frenchEuros(costMin)} et ${frenchEuros(costMax)} par an.`;
  const prices =
    costReferenceDate === null
      ? ''
      : ` Prix moyens des énergies indexés au ${frenchDay(costReferenceDate)}, abonnements compris.`;
  return `Montant estimé des dépenses annuelles d’énergie pour un usage standard\u00a0: ${amounts}${prices}`;
}

/** What the advertisement of a lot in co-ownership says of it; null while it is not known. */
export interface CoOwnershipLines {
  lots: string;
  charges: string | null;
  procedure: string;
}

/** Loi 65-557, article 14-2-1; CCH, L721-1. */
export function coOwnershipLines(coOwnership: NonNullable<Property['coOwnership']>): CoOwnershipLines {
  const { lots, yearlyCharges, procedure, procedureDetail } = coOwnership;
  const detail = procedureDetail?.trim() ? `\u00a0: ${procedureDetail.trim()}` : '';
  return {
    lots:
      lots === null
        ? 'Bien soumis au statut de la copropriété.'
        : `Bien soumis au statut de la copropriété de ${frenchCount(lots, 'lot')}.`,
    charges:
      yearlyCharges === null
        ? null
        : `Quote-part annuelle moyenne des charges courantes\u00a0: ${frenchEuros(yearlyCharges)}.`,
    procedure: procedure
      ? `Procédure en cours contre le syndicat des copropriétaires${detail}.`.replace(/\.\.$/, '.')
      : 'Aucune procédure en cours contre le syndicat des copropriétaires.',
  };
}

/** The same, as the lines of an advertisement; none for what is not a lot. */
export function coOwnershipMentions(coOwnership: Property['coOwnership']): string[] {
  if (coOwnership === null) return [];
  const { lots, charges, procedure } = coOwnershipLines(coOwnership);
  return [lots, charges, procedure].filter((line) => line !== null);
}

/** Where the agency's fees, which are maxima, can be read; null while no address is known. */
export function feeScaleMention({ feeScaleUrl }: Pick<Agency, 'feeScaleUrl'>): string | null {
  return feeScaleUrl === null ? null : `Barème des honoraires (prix maximums)\u00a0: ${feeScaleUrl}`;
}
