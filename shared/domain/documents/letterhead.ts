import { CARD_KIND_WORDS } from '../agency/agency.enums';
import type { AgencyFields } from '../agency/agency.schema';
import { capitalize, frenchEuros } from '../common/french';
import { frenchPhone } from './contract-wording';

/** Letterhead of the agency; missing facts are omitted. */
export interface Letterhead {
  name: string;
  /** Name of the logo among the job's pictures, or null. */
  logo: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  /** Company, card, guarantor, insurer: the small print at the foot. */
  mentions: string[];
}

/** Name of the logo among a print job's pictures. */
export const LOGO = 'logo';

const joinParts = (parts: readonly (string | null | undefined)[], separator = ', '): string | null =>
  parts.filter((part) => part).join(separator) || null;

export const agencyAddress = ({ address }: Pick<AgencyFields, 'address'>): string | null =>
  address && `${address.street}, ${address.postcode} ${address.city}`;

/** Carte professionnelle, required on every document (décret 72-678, article 93). */
export const cardMention = ({ professionalCard: card }: Pick<AgencyFields, 'professionalCard'>): string | null =>
  card &&
  `Carte professionnelle ${card.kinds.map((kind) => capitalize(CARD_KIND_WORDS[kind].fr)).join(' et ')} n°\u00a0${card.number}, délivrée par la ${card.chamber}`;

export function guarantorMention({ guarantor }: Pick<AgencyFields, 'guarantor'>): string | null {
  if (!guarantor) return null;
  const amount = guarantor.amount === null ? null : `pour ${frenchEuros(guarantor.amount)}`;
  return joinParts([`Garantie financière\u00a0: ${guarantor.name}`, guarantor.address, amount]);
}

export const insurerMention = ({ insurer }: Pick<AgencyFields, 'insurer'>): string | null =>
  insurer &&
  joinParts([
    `Assurance de responsabilité civile professionnelle\u00a0: ${insurer.name}`,
    insurer.address,
    insurer.policy && `police n°\u00a0${insurer.policy}`,
  ]);

export const companyMention = (agency: Pick<AgencyFields, 'legalName' | 'legalForm' | 'rcs' | 'siret' | 'vat'>) =>
  joinParts([
    agency.legalName,
    agency.legalForm,
    agency.rcs,
    agency.siret && `SIRET ${agency.siret}`,
    agency.vat && `TVA ${agency.vat}`,
  ]);

export function letterhead(agency: AgencyFields): Letterhead {
  const mentions = [companyMention(agency), cardMention(agency), guarantorMention(agency), insurerMention(agency)];
  return {
    name: agency.name || agency.legalName || '',
    logo: agency.logo === null ? null : LOGO,
    address: agencyAddress(agency),
    phone: agency.phone === null ? null : frenchPhone(agency.phone),
    email: agency.email,
    website: agency.website?.replace(/^https?:\/\//, '').replace(/\/$/, '') ?? null,
    mentions: mentions.filter((mention) => mention !== null),
  };
}
