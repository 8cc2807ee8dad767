import type { ContactTitle } from '../../contact/contact.enums';
import type { Contact } from '../../contact/contact.schema';
import { BLANK, orBlank } from '../blank-line';
import { agencyAddress, cardMention, guarantorMention, insurerMention } from '../letterhead';
import { frenchPhone, longDay, partyName } from '../words';
import { isRental, type MandateFacts, type Party } from './mandate-paper';

const BORN: Readonly<Record<ContactTitle, string>> = { MR: 'Né', MRS: 'Née', MR_AND_MRS: 'Né(e)', COMPANY: 'Né(e)' };

function personLines(contact: Contact): string[] {
  const { birth, maritalStatus, location, phone, email, secondPerson } = contact;
  const born = `${BORN[contact.title ?? 'COMPANY']} le ${orBlank(birth?.date, longDay, BLANK.short)} à ${orBlank(birth?.place)}`;
  return [
    partyName(contact),
    born,
    ...(secondPerson ? [`Seconde personne : né(e) le ${BLANK.short} à ${BLANK.long}`] : []),
    `Situation de famille : ${orBlank(maritalStatus)}`,
    `Demeurant : ${orBlank(location?.label, String, BLANK.line)}`,
    `Téléphone : ${orBlank(phone[0]?.number, frenchPhone)} – E-mail : ${orBlank(email)}`,
  ];
}

function companyLines({ company, firstName, lastName, location, phone, email }: Contact): string[] {
  const person = [firstName, lastName].filter((part) => part !== '').join(' ');
  return [
    orBlank(company),
    `Immatriculation : ${BLANK.long}`,
    `Représentée par ${orBlank(person)}, en qualité de ${BLANK.long}`,
    `Siège : ${orBlank(location?.label, String, BLANK.line)}`,
    `Téléphone : ${orBlank(phone[0]?.number, frenchPhone)} – E-mail : ${orBlank(email)}`,
  ];
}

const principalLines = (contact: Contact): string[] =>
  contact.title === 'COMPANY' ? companyLines(contact) : personLines(contact);

/** A principal without a name: blanks to fill in by hand. */
const UNNAMED: string[] = [
  `Nom et prénoms : ${BLANK.line}`,
  `Né(e) le ${BLANK.short} à ${BLANK.line}`,
  `Situation de famille : ${BLANK.line}`,
  `Demeurant : ${BLANK.line}`,
  `Téléphone : ${BLANK.long} – E-mail : ${BLANK.line}`,
];

function agencyLines({ agency, negotiators }: MandateFacts): string[] {
  const company = [agency.legalName ?? agency.name, agency.legalForm].filter((part) => part).join(', ');
  return [
    orBlank(company),
    `Siège : ${orBlank(agencyAddress(agency), String, BLANK.line)}`,
    `Immatriculation : ${orBlank(agency.rcs)}`,
    cardMention(agency) ?? `Carte professionnelle n° ${BLANK.long}, délivrée par la CCI de ${BLANK.long}`,
    guarantorMention(agency) ?? `Garantie financière : ${BLANK.line}`,
    insurerMention(agency) ?? `Assurance de responsabilité civile professionnelle : ${BLANK.line}`,
    `Représentée par ${negotiators.length > 0 ? negotiators.join(', ') : BLANK.long}`,
  ];
}

function partnerLines({ mandate, principals }: MandateFacts): string[] {
  const partner = mandate?.partner;
  const [contact] = principals;
  return [
    orBlank(partner?.agencyName ?? contact?.company),
    `Carte professionnelle n° ${orBlank(partner?.cardNumber)}`,
    `Siège : ${orBlank(contact?.location?.label, String, BLANK.line)}`,
    `Téléphone : ${orBlank(contact?.phone[0]?.number, frenchPhone)} – E-mail : ${orBlank(contact?.email)}`,
  ];
}

/** Between whom a mandate is made, each with the full civil status the law wants, as far as it is known. */
export function partiesOf(facts: MandateFacts): Party[] {
  if (facts.mandate?.type === 'PARTNER')
    return [
      { role: 'L’agence délégante', lines: partnerLines(facts) },
      { role: 'L’agence délégataire', lines: agencyLines(facts) },
    ];
  const role = isRental(facts) ? 'Le mandant, bailleur' : 'Le mandant, vendeur';
  const principals = facts.mandate === null ? [UNNAMED, UNNAMED] : facts.principals.map(principalLines);
  return [
    ...principals.map((lines) => ({ role, lines })),
    { role: 'Le mandataire, agence immobilière', lines: agencyLines(facts) },
  ];
}
