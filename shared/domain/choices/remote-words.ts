import { CARD_KIND_WORDS } from '../agency/agency.enums';
import { AUDIT_SOURCE_WORDS } from '../audit/audit.enums';
import * as contact from '../contact/contact-title-words';
import { TERMINATION_KIND_WORDS, TERMINATION_PARTY_WORDS } from '../mandate/mandate.enums';
import * as management from '../mandate/management/management.enums';
import { MEDIA_MARK_WORDS } from '../media/media-mark-labels';
import { IMPORT_SEVERITY_WORDS } from '../property/import/import.enums';
import * as property from '../property/property-status-words';
import { PROPOSAL_MEANS_WORDS, REFUSAL_REASON_WORDS } from '../proposal/proposal.enums';
import { AGENT_CAPACITY_WORDS, AGENT_CREDENTIAL_WORDS } from '../user/agent-capacity-labels';
import { CANCEL_REASON_WORDS, NEXT_STEP_WORDS, PRICE_OPINION_WORDS } from '../visit/visit.enums';
import type { ChoiceWords } from './choices';

type WordTables = Readonly<Record<string, ChoiceWords<string>>>;

const OF_PROPERTIES = {
  chargeMode: property.CHARGE_MODE_WORDS,
  exemption: property.EXEMPTION_WORDS,
  leaseType: property.LEASE_TYPE_WORDS,
  precision: property.LOCATION_PRECISION_WORDS,
  rentalFeeMode: property.RENTAL_FEE_MODE_WORDS,
};

const OF_CONTACTS = {
  consentChannel: contact.CONSENT_CHANNEL_WORDS,
  phoneType: contact.PHONE_TYPE_WORDS,
};

const OF_PROPOSALS = {
  proposalMeans: PROPOSAL_MEANS_WORDS,
  refusalReason: REFUSAL_REASON_WORDS,
};

const OF_MANDATES = {
  accountRhythm: management.ACCOUNT_RHYTHM_WORDS,
  agentCapacity: AGENT_CAPACITY_WORDS,
  cardKind: CARD_KIND_WORDS,
  depositHolder: management.DEPOSIT_HOLDER_WORDS,
  managementFeeBasis: management.MANAGEMENT_FEE_BASIS_WORDS,
  mediaMark: MEDIA_MARK_WORDS,
  terminationKind: TERMINATION_KIND_WORDS,
  terminationParty: TERMINATION_PARTY_WORDS,
};

const OF_VISITS = {
  cancelReason: CANCEL_REASON_WORDS,
  nextStep: NEXT_STEP_WORDS,
  priceOpinion: PRICE_OPINION_WORDS,
};

/**
 * Enumerations whose labels belong to the remotes that show them, by the first part of their keys. The journal of
 * `admin` shows the values of all records.
 */
export const REMOTE_WORDS = {
  property: { ...OF_PROPERTIES, auditSource: AUDIT_SOURCE_WORDS, importSeverity: IMPORT_SEVERITY_WORDS },
  contact: { ...OF_CONTACTS, ...OF_PROPOSALS, duplicateReason: contact.DUPLICATE_REASON_WORDS },
  mandate: {
    ...OF_MANDATES,
    agentCredential: AGENT_CREDENTIAL_WORDS,
    duplicateReason: contact.DUPLICATE_REASON_WORDS,
  },
  activity: { ...OF_VISITS, refusalReason: REFUSAL_REASON_WORDS },
  admin: {
    ...OF_PROPERTIES,
    ...OF_CONTACTS,
    ...OF_PROPOSALS,
    ...OF_MANDATES,
    ...OF_VISITS,
    agentCredential: AGENT_CREDENTIAL_WORDS,
    auditSource: AUDIT_SOURCE_WORDS,
  },
} as const satisfies Readonly<Record<string, WordTables>>;
