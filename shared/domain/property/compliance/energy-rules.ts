import { frenchDay } from '../../common/french';
import { energyClassOf, gesClassOf, isCertificateValid, isLettingForbidden, lettingForbiddenFrom } from '../energy';
import { WITHOUT_CERTIFICATE } from '../legal-mentions';
import type { EnergyClass, EnergyLabel } from '../property.enums';
import { blocking, isDwelling, warning, when, type Advertised, type ComplianceRules } from './advertised';
import type { ComplianceProblem } from './compliance.schema';

/** Certificates made before are void, and none of a dwelling made since is blank. */
const REFORM = '2021-07-01';

const isLetter = (label: EnergyLabel | null): label is EnergyClass =>
  label !== null && label !== 'VI' && label !== 'NS';

function dateProblems(date: string | null, day: string): ComplianceProblem[] {
  const path = 'energyEfficiency.date';
  if (date === null) return [warning(path, 'La date du DPE manque\u00a0: sa validité ne peut pas être vérifiée.')];
  if (isCertificateValid(date, day)) return [];
  if (date > day) return [blocking(path, `Le DPE est daté du ${frenchDay(date)}, dans le futur.`)];
  const why = date < REFORM ? 'ceux d’avant le 1er\u00a0juillet 2021 ne sont plus valables' : 'il est valable dix ans';
  return [blocking(path, `Le DPE du ${frenchDay(date)} n’est plus valable\u00a0: ${why}.`)];
}

/** The letter on the certificate wins: small dwellings and mountain zones have other thresholds. */
function letterProblems({ energyEfficiency: energy }: Advertised): ComplianceProblem[] {
  const { energyValue, gesValue, energyClass, gesClass } = energy;
  const missing = [
    ...when(energyValue === null, warning('energyEfficiency.energyValue', 'La consommation d’énergie du DPE manque.')),
    ...when(gesValue === null, warning('energyEfficiency.gesValue', 'Les émissions de gaz à effet de serre manquent.')),
  ];
  if (energyValue === null || gesValue === null) return missing;
  const differs = (path: string, label: string, computed: EnergyClass, letter: EnergyLabel | null) =>
    when(
      isLetter(letter) && letter !== computed,
      warning(
        path,
        `${label}\u00a0: la lettre ${letter ?? ''} du certificat diffère de celle que donnent les valeurs (${computed}). La lettre du certificat est retenue.`,
      ),
    );
  return [
    ...differs('energyEfficiency.energyClass', 'Classe énergie', energyClassOf(energyValue, gesValue), energyClass),
    ...differs('energyEfficiency.gesClass', 'Classe climat', gesClassOf(gesValue), gesClass),
  ];
}

function costProblems({ energyEfficiency: { costMin, costMax, costReferenceDate } }: Advertised): ComplianceProblem[] {
  if (costMin === null || costMax === null)
    return [
      blocking(
        costMin === null ? 'energyEfficiency.costMin' : 'energyEfficiency.costMax',
        'L’estimation des dépenses annuelles d’énergie manque.',
      ),
    ];
  return [
    ...when(
      costMin > costMax,
      blocking('energyEfficiency.costMin', 'La dépense d’énergie la plus basse dépasse la plus haute.'),
    ),
    ...when(
      costReferenceDate === null,
      blocking('energyEfficiency.costReferenceDate', 'La date de référence des prix de l’énergie manque.'),
    ),
  ];
}

function labelProblems(property: Advertised, day: string): ComplianceProblem[] {
  const { energyClass, gesClass, date } = property.energyEfficiency;
  const path = 'energyEfficiency.energyClass';
  const dwelling = isDwelling(property);
  if (energyClass === null) return [blocking(path, 'La classe énergie (DPE) manque.')];
  if (energyClass === 'VI')
    return when(
      dwelling,
      blocking(path, 'Un DPE vierge n’existe plus pour un logement depuis le 1er\u00a0juillet 2021.'),
    );
  if (energyClass === 'NS')
    return when(dwelling, warning(path, 'Ce logement est déclaré non soumis au DPE\u00a0: vérifiez le motif.'));
  return [
    ...when(!isLetter(gesClass), blocking('energyEfficiency.gesClass', 'La classe climat (GES) manque.')),
    ...dateProblems(date, day),
    ...letterProblems(property),
    ...(dwelling ? costProblems(property) : []),
  ];
}

function lettingProblems(property: Advertised, day: string): ComplianceProblem[] {
  const { energyClass } = property.energyEfficiency;
  const { insee } = property.location;
  const from = lettingForbiddenFrom(energyClass, insee);
  if (property.transactionType !== 'RENT' || !isDwelling(property) || from === null) return [];
  const path = 'energyEfficiency.energyClass';
  const dwelling = `Un logement classé ${energyClass ?? ''}`;
  return isLettingForbidden(energyClass, insee, day)
    ? [blocking(path, `${dwelling} ne peut plus être mis en location.`)]
    : [warning(path, `${dwelling} ne pourra plus être mis en location à partir du ${frenchDay(from)}.`)];
}

/** The energy certificate that an advertisement must show, and what its class forbids. */
export const energyRules: ComplianceRules = (property, _, day) =>
  WITHOUT_CERTIFICATE.includes(property.propertyType)
    ? []
    : [...labelProblems(property, day), ...lettingProblems(property, day)];
