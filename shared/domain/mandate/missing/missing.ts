import type { Contact } from '../../contact/contact.schema';
import { partyName } from '../../documents/contract-wording';
import type { LegalRule } from '../../law/legal-rule';
import { isDwelling } from '../../property/compliance/advertisement';
import { contractKindOf } from '../contract-kind';
import { lettingTermsOf } from '../letting/letting-terms';
import { isCompany } from '../signatories';
import {
  agencyRequirements,
  DELEGATION_FILES,
  DELEGATION_TERMS,
  LETTING_TERMS,
  MANAGEMENT_TERMS,
  SALE_TERMS,
} from './mandate-requirements';
import { COUPLE, DELEGATING, FIRM, PERSON } from './principal-requirements';
import { ADDRESS, FOR_SALE, MANAGED, TO_LET } from './property-requirements';
import type { Missing, MissingPlace, Requirement, Unsigned } from './requirement';

const missingRequirements = <Record>(
  record: Record,
  requirements: readonly Requirement<Record>[],
  place: Omit<MissingPlace, 'field'>,
  who: string | null = null,
): Missing[] =>
  requirements
    .filter(({ lacks }) => lacks(record))
    .map(({ key, message, field }) => ({ key, who, message, place: { ...place, field } }));

function ofPrincipal(contact: Contact, isDelegation: boolean): Missing[] {
  const place = { of: 'contact' as const, ref: String(contact.id) };
  const isCouple = contact.secondPerson !== null || contact.title === 'MR_AND_MRS';
  const person = isCouple ? [...PERSON, ...COUPLE] : PERSON;
  const requirements = isDelegation ? DELEGATING : isCompany(contact) ? FIRM : person;
  return missingRequirements(contact, requirements, place, partyName(contact) || null);
}

const KINDS = {
  SALE: { property: FOR_SALE, terms: SALE_TERMS },
  LETTING: { property: TO_LET, terms: LETTING_TERMS },
  MANAGEMENT: { property: MANAGED, terms: MANAGEMENT_TERMS },
  DELEGATION: { property: [ADDRESS], terms: DELEGATION_TERMS },
} as const;

/** Lists the legally required facts that an unsigned mandate lacks: of principals, property, terms, folder, agency. */
export function missingOf({ mandate, property, principals, agency, folder }: Unsigned): Missing[] {
  const kind = mandate.type === 'PARTNER' ? 'DELEGATION' : contractKindOf(mandate);
  const letting = mandate.transactionType === 'RENT' ? (mandate.letting ?? lettingTermsOf(property)) : mandate.letting;
  const terms = { ...mandate, letting, isDwelling: isDwelling(property) };
  const isDelegation = kind === 'DELEGATION';
  const consumers = !isDelegation && principals.some((contact) => !isCompany(contact));
  return [
    ...principals.flatMap((contact) => ofPrincipal(contact, isDelegation)),
    ...missingRequirements(property, KINDS[kind].property, { of: 'property', ref: property.reference }),
    ...missingRequirements(terms, KINDS[kind].terms, { of: 'mandate', ref: String(mandate.id) }),
    ...missingRequirements(folder, isDelegation ? DELEGATION_FILES : [], { of: 'folder', ref: String(mandate.id) }),
    ...missingRequirements(agency, agencyRequirements(mandate.register, consumers), { of: 'agency', ref: null }),
  ];
}

/** "Madame Maïalen HARISPE : la date de naissance manque." */
export const missingSentence = ({ who, message }: Pick<Missing, 'who' | 'message'>): string =>
  who === null ? message : `${who}\u00a0: ${message.charAt(0).toLocaleLowerCase('fr')}${message.slice(1)}`;

const CONTENT = [
  ...[...PERSON, ...COUPLE, ...FIRM],
  ...[...FOR_SALE, ...TO_LET],
  ...[...SALE_TERMS, ...LETTING_TERMS, ...MANAGEMENT_TERMS, ...DELEGATION_TERMS],
  ...DELEGATION_FILES,
  ...agencyRequirements('T', true),
];

export const MANDATE_CONTENT_LAW: LegalRule<readonly { key: string; source: string }[]> = {
  rule: 'What a mandate has to say before its last signature',
  source:
    'loi 70-9 du 2 janvier 1970, art. 6 and 7; décret 72-678 du 20 juillet 1972, art. 72 to 78 and 93; each by its own text',
  checked: '2026-11-24',
  periods: [{ since: null, value: CONTENT }],
  says: (value) => [...new Map(value.map(({ key, source }) => [key, `${key} (${source})`])).values()].join('; '),
};
