import { frenchDay } from '../../common/french';
import { isLettingForbidden, lettingForbiddenFrom } from '../certificate/class-calendar';
import { EXEMPTION_SOURCE, whyNotExempt } from '../certificate/exemption';
import { otherEnergyClass, otherGesClass } from '../certificate/current-energy-class';
import { isCertificateValid } from '../energy';
import { WITHOUT_CERTIFICATE } from '../legal-mentions';
import { isHousing } from '../property-groups';
import type { EnergyClass, EnergyLabel } from '../property.enums';
import { blocking, warning, problemIf, type Advertisement, type ComplianceRules } from './advertisement';
import type { ComplianceProblem } from './compliance.schema';

/** Date of the reform: earlier certificates are void, later ones of dwellings are never blank. */
const REFORM = '2021-07-01';
const CLASS = 'energyEfficiency.energyClass';
const EXEMPTION = 'energyEfficiency.exemption';

const isLetter = (label: EnergyLabel | null): label is EnergyClass =>
  label !== null && label !== 'VI' && label !== 'NS';

function dateProblems(date: string | null, day: string): ComplianceProblem[] {
  const path = 'energyEfficiency.date';
  if (date === null) return [warning(path, 'La date du DPE manque\u00a0: sa validité ne peut pas être vérifiée.')];
  if (isCertificateValid(date, day)) return [];
  if (date > day) return [blocking(path, `Le DPE est daté du ${frenchDay(date)}, dans le futur.`)];
  const reason =
    date < REFORM ? 'ceux d’avant le 1er\u00a0juillet 2021 ne sont plus valables' : 'il est valable dix ans';
  return [blocking(path, `Le DPE du ${frenchDay(date)} n’est plus valable\u00a0: ${reason}.`)];
}

/** The certificate's letter takes precedence: mountain zones have other thresholds, and labels change. */
function letterProblems(property: Advertisement, day: string): ComplianceProblem[] {
  const { energyValue, gesValue, energyClass, gesClass } = property.energyEfficiency;
  const missing = [
    ...problemIf(
      energyValue === null,
      warning('energyEfficiency.energyValue', 'La consommation d’énergie du DPE manque.'),
    ),
    ...problemIf(
      gesValue === null,
      warning('energyEfficiency.gesValue', 'Les émissions de gaz à effet de serre manquent.'),
    ),
  ];
  if (missing.length > 0) return missing;
  const differs = (path: string, label: string, computed: EnergyClass | null, letter: EnergyLabel | null) =>
    problemIf(
      isLetter(letter) && computed !== null,
      warning(
        path,
        `${label}\u00a0: la lettre ${letter ?? ''} du certificat diffère de celle que donnent les valeurs (${computed ?? ''}). La lettre du certificat est retenue.`,
      ),
    );
  return [
    ...differs(CLASS, 'Classe énergie', otherEnergyClass(property, day), energyClass),
    ...differs('energyEfficiency.gesClass', 'Classe climat', otherGesClass(property, day), gesClass),
  ];
}

function costProblems({
  energyEfficiency: { costMin, costMax, costReferenceDate },
}: Advertisement): ComplianceProblem[] {
  if (costMin === null || costMax === null)
    return [
      blocking(
        costMin === null ? 'energyEfficiency.costMin' : 'energyEfficiency.costMax',
        'L’estimation des dépenses annuelles d’énergie manque.',
      ),
    ];
  return [
    ...problemIf(
      costMin > costMax,
      blocking('energyEfficiency.costMin', 'La dépense d’énergie la plus basse dépasse la plus haute.'),
    ),
    ...problemIf(
      costReferenceDate === null,
      blocking('energyEfficiency.costReferenceDate', 'La date de référence des prix de l’énergie manque.'),
    ),
  ];
}

/** Checks an exemption from the certificate: only for a legal reason (CCH, R126-15). */
function exemptionProblems(property: Advertisement): ComplianceProblem[] {
  const { exemption } = property.energyEfficiency;
  if (exemption === null) {
    const blockOrWarn = isHousing(property) ? blocking : warning;
    const subject = isHousing(property) ? 'Ce logement' : 'Ce bien';
    return [
      blockOrWarn(
        EXEMPTION,
        `${subject} est déclaré non soumis au DPE\u00a0: le motif légal manque (${EXEMPTION_SOURCE}).`,
      ),
    ];
  }
  const reason = whyNotExempt(property, exemption);
  if (reason === null) return [];
  return [warning(EXEMPTION, `Le motif d’exemption de DPE est à vérifier\u00a0: ${reason} (${EXEMPTION_SOURCE}).`)];
}

function labelProblems(property: Advertisement, day: string): ComplianceProblem[] {
  const { energyClass, gesClass, date } = property.energyEfficiency;
  const housing = isHousing(property);
  if (energyClass === null) return [blocking(CLASS, 'La classe énergie (DPE) manque.')];
  if (energyClass === 'VI')
    return problemIf(
      housing,
      blocking(CLASS, 'Un DPE vierge n’existe plus pour un logement depuis le 1er\u00a0juillet 2021.'),
    );
  if (energyClass === 'NS') return exemptionProblems(property);
  return [
    ...problemIf(!isLetter(gesClass), blocking('energyEfficiency.gesClass', 'La classe climat (GES) manque.')),
    ...dateProblems(date, day),
    ...letterProblems(property, day),
    ...(housing ? costProblems(property) : []),
  ];
}

function lettingProblems(property: Advertisement, day: string): ComplianceProblem[] {
  const { energyClass } = property.energyEfficiency;
  const { location } = property;
  const from = lettingForbiddenFrom(energyClass, location);
  if (property.transactionType !== 'RENT' || !isHousing(property) || from === null) return [];
  const dwelling =
    property.propertyType === 'BUILDING'
      ? `Un logement de cet immeuble classé ${energyClass ?? ''}`
      : `Un logement classé ${energyClass ?? ''}`;
  return isLettingForbidden(energyClass, location, day)
    ? [blocking(CLASS, `${dwelling} ne peut plus être mis en location.`)]
    : [warning(CLASS, `${dwelling} ne pourra plus être mis en location à partir du ${frenchDay(from)}.`)];
}

/** Checks that an advertisement shows its energy certificate, and that its class may be let or sold. */
export const energyRules: ComplianceRules = (property, _, day) =>
  WITHOUT_CERTIFICATE.includes(property.propertyType)
    ? []
    : [...labelProblems(property, day), ...lettingProblems(property, day)];
