import type { ContactTitle } from '../../contact/contact.enums';
import type { Contact, ContactFields } from '../../contact/contact.schema';
import { mainPhone } from '../../contact/phone/main-phone';
import { BLANK, orBlank } from '../blank-line';
import { agencyAddress, cardMention, guarantorMention, insurerMention } from '../letterhead';
import { isCompany } from '../../mandate/signatories';
import { formalName, frenchPhone, longDay, personNames } from '../contract-wording';
import { isManagement, isRental, type MandateFacts, type Party } from './mandate-paper';

const BORN_WORDS: Readonly<Record<ContactTitle, string>> = {
  MR: 'Né',
  MRS: 'Née',
  MR_AND_MRS: 'Né(e)',
  COMPANY: 'Né(e)',
};

const bornWords = (title: ContactTitle | null, birth: ContactFields['birth'] | undefined): string =>
  `${BORN_WORDS[title ?? 'COMPANY']} le ${orBlank(birth?.date, longDay, BLANK.short)} à ${orBlank(birth?.place)}`;

const uncapitalize = (words: string): string => `${words.charAt(0).toLocaleLowerCase('fr')}${words.slice(1)}`;

/** Contact details; omitted when unknown, as no law requires them. */
function reachLine({ phone, email }: Pick<Contact, 'phone' | 'email'>): string[] {
  const number = mainPhone(phone)?.number;
  const contactLines = [number && `Téléphone : ${frenchPhone(number)}`, email && `E-mail : ${email}`].filter(
    (part) => part,
  );
  return contactLines.length === 0 ? [] : [contactLines.join(' – ')];
}

function personLines(contact: Contact): string[] {
  const { maritalStatus, location, secondPerson } = contact;
  const [first = '', second = ''] = personNames(contact).map((name) => orBlank(name, String, BLANK.line));
  const persons = secondPerson
    ? [`${first}, ${uncapitalize(bornWords(contact.title, contact.birth))}`]
    : [first, bornWords(contact.title, contact.birth)];
  return [
    ...persons,
    ...(secondPerson ? [`${second}, ${uncapitalize(bornWords(secondPerson.title, contact.secondBirth))}`] : []),
    `Situation de famille : ${orBlank(maritalStatus)}`,
    `Demeurant : ${orBlank(location?.label, String, BLANK.line)}`,
    ...reachLine(contact),
  ];
}

function companyLines(contact: Contact): string[] {
  const { company, registration, capacity, location } = contact;
  const person = formalName({ ...contact, title: null, company: null });
  return [
    orBlank(company),
    `Immatriculation : ${orBlank(registration)}`,
    `Représentée par ${orBlank(person)}, en qualité de ${orBlank(capacity)}`,
    `Siège : ${orBlank(location?.label, String, BLANK.line)}`,
    ...reachLine(contact),
  ];
}

const principalLines = (contact: Contact): string[] =>
  isCompany(contact) ? companyLines(contact) : personLines(contact);

/** Blanks for an unnamed principal. */
const UNNAMED: string[] = [
  `Nom et prénoms : ${BLANK.line}`,
  `Né(e) le ${BLANK.short} à ${BLANK.line}`,
  `Situation de famille : ${BLANK.line}`,
  `Demeurant : ${BLANK.line}`,
  `Téléphone : ${BLANK.long} – E-mail : ${BLANK.line}`,
];

function agencyLines({ mandate, agency, negotiators }: MandateFacts): string[] {
  const agents = mandate?.agentSignature ? [mandate.agentSignature.name] : negotiators;
  const company = [agency.legalName ?? agency.name, agency.legalForm].filter((part) => part).join(', ');
  return [
    orBlank(company),
    `Siège : ${orBlank(agencyAddress(agency), String, BLANK.line)}`,
    `Immatriculation : ${orBlank(agency.rcs)}`,
    cardMention(agency) ?? `Carte professionnelle n° ${BLANK.long}, délivrée par la CCI de ${BLANK.long}`,
    guarantorMention(agency) ?? `Garantie financière : ${BLANK.line}`,
    insurerMention(agency) ?? `Assurance de responsabilité civile professionnelle : ${BLANK.line}`,
    `Représentée par ${agents.length > 0 ? agents.join(', ') : BLANK.long}`,
  ];
}

function partnerLines({ mandate, principals }: MandateFacts): string[] {
  const partner = mandate?.partner;
  const [contact] = principals;
  return [
    orBlank(partner?.agencyName ?? contact?.company),
    `Carte professionnelle n° ${orBlank(partner?.cardNumber)}`,
    `Siège : ${orBlank(contact?.location?.label, String, BLANK.line)}`,
    ...(contact ? reachLine(contact) : []),
  ];
}

/** Parties of a mandate, each with the civil status that the law requires, as far as known. */
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
    {
      role: isManagement(facts) ? 'Le mandataire, administrateur de biens' : 'Le mandataire, agence immobilière',
      lines: agencyLines(facts),
    },
  ];
}
