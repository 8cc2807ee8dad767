import { DWELLINGS } from '../property/property-groups';
import type { Property } from '../property/property.schema';
import { roomFigures } from '../property/rooms';
import type { PortalKind } from './sync.enums';
import type { Finding } from './sync.schema';

interface Listing {
  property: Property;
  homeSize: number | null;
  rooms: number | null;
}

interface Rule {
  path: string;
  message: string;
  severity?: Finding['severity'];
  /** Formats to which the rule applies; all by default. */
  kinds?: readonly PortalKind[];
  broken: (listing: Listing) => boolean;
}

const POLIRIS: readonly PortalKind[] = ['POLIRIS'];
const isRental = ({ property }: Listing) => property.transactionType === 'RENT';
const isDwelling = ({ property }: Listing) => DWELLINGS.includes(property.propertyType);
const has = (value: number | null | undefined): boolean => value !== null && value !== undefined && value > 0;

/** Lengths and required fields of Poliris 4.12, which the other formats share unless a rule says otherwise. */
const RULES: readonly Rule[] = [
  {
    path: 'reference',
    message: 'La référence dépasse 20 caractères.',
    kinds: POLIRIS,
    broken: ({ property }) => property.reference.length > 20,
  },
  {
    path: 'technicalId',
    message: 'L’identifiant technique manque ou dépasse 30 caractères.',
    kinds: POLIRIS,
    broken: ({ property }) => property.technicalId === '' || property.technicalId.length > 30,
  },
  {
    path: 'location.postcode',
    message: 'Le code postal manque.',
    broken: ({ property }) => property.location.postcode === null,
  },
  { path: 'price', message: 'Le prix ou le loyer manque.', broken: ({ property }) => !has(property.price) },
  {
    path: 'propertyMetadata.landSize',
    message: 'La surface du terrain manque.',
    broken: ({ property }) => property.propertyType === 'LAND' && !has(property.propertyMetadata.landSize),
  },
  {
    path: 'propertyMetadata.homeSize',
    message: 'La surface manque.',
    broken: ({ property, homeSize }) => property.propertyType !== 'LAND' && !has(homeSize),
  },
  {
    path: 'propertyMetadata.roomCount',
    message: 'Le nombre de pièces manque.',
    broken: (listing) => isDwelling(listing) && !has(listing.rooms),
  },
  { path: 'title', message: 'Le titre manque.', broken: ({ property }) => property.title.trim() === '' },
  {
    path: 'description',
    message: 'Le texte de l’annonce manque.',
    broken: ({ property }) => property.description.trim() === '',
  },
  {
    path: 'financialInfo.priceNoFees',
    message: 'Le prix hors honoraires manque alors que l’acquéreur les paie.',
    broken: (listing) =>
      !isRental(listing) &&
      listing.property.financialInfo.feeType === 'BUYER' &&
      !has(listing.property.financialInfo.priceNoFees),
  },
  {
    path: 'financialInfo.monthlyExpenses',
    message: 'Les charges mensuelles manquent.',
    broken: (listing) => isRental(listing) && listing.property.financialInfo.monthlyExpenses === null,
  },
  {
    path: 'rentalInfo.tenantFee',
    message: 'Les honoraires à la charge du locataire manquent.',
    broken: (listing) => isRental(listing) && (listing.property.rentalInfo?.tenantFee ?? null) === null,
  },
  {
    path: 'title',
    message: 'Le titre sera coupé à 64 caractères.',
    severity: 'WARNING',
    kinds: POLIRIS,
    broken: ({ property }) => property.title.length > 64,
  },
  {
    path: 'description',
    message: 'Le texte sera coupé à 4\u202f000 caractères.',
    severity: 'WARNING',
    kinds: POLIRIS,
    broken: ({ property }) => property.description.length > 4000,
  },
];

/**
 * Checks a listing against a portal's format: refused and truncated values, in the order of the format; legal rules are
 * elsewhere.
 */
export function formatFindings(property: Property, kind: PortalKind): Finding[] {
  const { homeSize, rooms } = roomFigures(property);
  const listing = { property, homeSize, rooms };
  return RULES.filter(({ kinds, broken }) => (kinds?.includes(kind) ?? true) && broken(listing)).map(
    ({ path, message, severity = 'BLOCKING' }) => ({ path, severity, message }),
  );
}
