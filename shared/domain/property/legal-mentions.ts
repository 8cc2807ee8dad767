import type { Agency } from '../agency/agency.schema';
import { frenchCount, frenchDay, frenchEuros } from '../common/french';
import type { LegalRule } from '../law/legal-rule';
import { EXEMPTION_REASONS, EXEMPTION_SOURCE } from './certificate/exemption';
import { isCertificateValid } from './energy';
import { isHousing } from './property-groups';
import type { EnergyLabel, PropertyType } from './property.enums';
import type { Property } from './property.schema';

/** Sentence on risks, required in every advertisement (code de l’environnement, R125-25). */
export const RISKS_MENTION =
  'Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques\u00a0: www.georisques.gouv.fr';

/** Types without energy certificate, as they are not heated or lived in. */
export const WITHOUT_CERTIFICATE: readonly PropertyType[] = ['LAND', 'PARKING'];
const EXCESSIVE: readonly (EnergyLabel | null)[] = ['F', 'G'];

type Certified = Pick<Property, 'propertyType' | 'energyEfficiency'>;
type Housed = Certified & Pick<Property, 'propertyMetadata'>;

/** Energy certificate in an advertisement on a day: scales, or why there are none. */
export type CertificateState = 'SCALES' | 'BLANK' | 'NOT_SUBJECT' | 'UNKNOWN';

/** How an advertisement shows the energy certificate on a day. */
export function certificateState({ propertyType, energyEfficiency }: Certified, day: string): CertificateState {
  const { energyClass, date } = energyEfficiency;
  if (energyClass === 'NS' || WITHOUT_CERTIFICATE.includes(propertyType)) return 'NOT_SUBJECT';
  if (energyClass === 'VI') return 'BLANK';
  const isVoid = date !== null && !isCertificateValid(date, day);
  return energyClass === null || isVoid ? 'UNKNOWN' : 'SCALES';
}

/** Why there is no certificate; without a known legal case the bare sentence. */
export function exemptionMention({ energyEfficiency: { exemption } }: Pick<Property, 'energyEfficiency'>): string {
  const none = 'Bien non soumis au diagnostic de performance énergétique';
  if (exemption === null) return `${none}.`;
  const { letter, words } = EXEMPTION_REASONS[exemption];
  return `${none}\u00a0: ${words} (${EXEMPTION_SOURCE}, ${letter}).`;
}

/** "Logement à consommation énergétique excessive : classe F": for homes of class F or G only (CCH, L126-33). */
export function excessiveMention(property: Housed): string | null {
  const { energyClass } = property.energyEfficiency;
  return EXCESSIVE.includes(energyClass) && isHousing(property)
    ? `Logement à consommation énergétique excessive\u00a0: classe\u00a0${String(energyClass)}`
    : null;
}

/** Estimated yearly energy cost of a home with the date of its prices; null while unknown. */
export function energyCostMention(property: Housed): string | null {
  const { costMin, costMax, costReferenceDate } = property.energyEfficiency;
  if (costMin === null || costMax === null || !isHousing(property)) return null;
  const amounts = `entre ${frenchEuros(costMin)} et ${frenchEuros(costMax)} par an.`;
  const prices =
    costReferenceDate === null
      ? ''
      : ` Prix moyens des énergies indexés au ${frenchDay(costReferenceDate)}, abonnements compris.`;
  return `Montant estimé des dépenses annuelles d’énergie pour un usage standard\u00a0: ${amounts}${prices}`;
}

/** Lines about a lot in co-ownership; null when unknown. */
export interface CoOwnershipLines {
  lots: string;
  charges: string | null;
  procedure: string;
}

/** CCH, L721-1. */
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

/** The same as lines of an advertisement; empty unless it is a lot. */
export function coOwnershipMentions(coOwnership: Property['coOwnership']): string[] {
  if (coOwnership === null) return [];
  const { lots, charges, procedure } = coOwnershipLines(coOwnership);
  return [lots, charges, procedure].filter((line) => line !== null);
}

/** Line on where to read the agency's maximum fees; null without address. */
export function feeScaleMention({ feeScaleUrl }: Pick<Agency, 'feeScaleUrl'>): string | null {
  return feeScaleUrl === null ? null : `Barème des honoraires (prix maximums)\u00a0: ${feeScaleUrl}`;
}

export const RISKS_LAW: LegalRule<string> = {
  rule: 'The sentence on risks in an advertisement',
  source: 'code de l’environnement, R125-25 (décret 2022-1289 du 1er octobre 2022)',
  checked: '2026-11-24',
  periods: [{ since: '2023-01-01', value: RISKS_MENTION }],
};

export const EXCESSIVE_LAW: LegalRule<readonly (EnergyLabel | null)[]> = {
  rule: 'Classes of dwellings whose advertisement says that they use too much energy',
  source: 'CCH, R126-24; arrêté du 22 décembre 2021',
  checked: '2026-11-24',
  periods: [{ since: '2022-01-01', value: EXCESSIVE }],
};

export const ENERGY_COST_LAW: LegalRule<string> = {
  rule: 'The estimated yearly cost of energy in the advertisement of a dwelling, with the year of its prices',
  source: 'CCH, R126-23 (décret 2020-1609 du 17 décembre 2020)',
  checked: '2026-11-24',
  periods: [
    { since: '2022-01-01', value: 'Montant estimé des dépenses annuelles d’énergie pour un usage standard : …' },
  ],
};

export const CO_OWNERSHIP_LAW: LegalRule<readonly string[]> = {
  rule: 'What the advertisement of a lot that is sold says of its co-ownership',
  source: 'CCH, L721-1 (loi 2014-366 du 24 mars 2014, art. 54)',
  checked: '2026-11-24',
  periods: [
    { since: '2014-03-27', value: ['that it is one', 'number of lots', 'mean yearly share of charges', 'procedures'] },
  ],
};
