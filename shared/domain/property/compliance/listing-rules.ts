import { isInForce } from '../../mandate/mandate-status';
import { blocking, warning, problemIf, type Advertisement, type ComplianceRules } from './advertisement';
import type { ComplianceProblem } from './compliance.schema';

function mandateProblem({ mandateStatus }: Advertisement): ComplianceProblem[] {
  if (isInForce(mandateStatus)) return [];
  const found =
    mandateStatus === null
      ? 'Ce bien n’a pas de mandat'
      : mandateStatus === 'PENDING'
        ? 'Le mandat n’est pas encore signé'
        : 'Le mandat n’est plus en cours';
  return [
    blocking(
      'mandateStatus',
      `${found}\u00a0: un bien ne se propose pas sans mandat écrit en cours (loi du 2\u00a0janvier 1970).`,
    ),
  ];
}

const hasPublicPicture = ({ media }: Advertisement) =>
  media.some(({ mimeType, metadata }) => mimeType.startsWith('image/') && metadata.includes('PUBLIC'));

/** Rules for every advertisement. */
export const listingRules: ComplianceRules = (property, agency) => [
  ...mandateProblem(property),
  ...problemIf(property.location.city.trim() === '', blocking('location.city', 'La commune du bien manque.')),
  ...problemIf(property.title.trim() === '', warning('title', 'L’annonce n’a pas de titre.')),
  ...problemIf(property.description.trim() === '', warning('description', 'L’annonce n’a pas de texte.')),
  ...problemIf(!hasPublicPicture(property), warning('media', 'Aucune photo de ce bien n’est publique.')),
  ...problemIf(
    agency.professionalCard === null,
    warning('agency.professionalCard', 'La carte professionnelle de l’agence n’est pas renseignée.'),
  ),
  ...problemIf(
    agency.guarantor === null,
    warning('agency.guarantor', 'Le garant financier de l’agence n’est pas renseigné.'),
  ),
];
