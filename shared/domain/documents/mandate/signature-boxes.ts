import type { DateTime } from '../../common/date-time';
import { AGENT_CAPACITY_WORDS } from '../../user/agent-capacity-labels';
import { signatureBy } from '../../mandate/mandate-signing';
import { signatoriesOf, type Signatory } from '../../mandate/signatories';
import type { SigningPerson, AgentCapacity } from '../../mandate/mandate.enums';
import { BLANK, orBlank } from '../blank-line';
import { typeset } from '../typography';
import { hourOf, longDay } from '../contract-wording';
import type { MandateFacts, SignatureBox } from './mandate-paper';

/** Capacity of the agency's signatory, before the number that proves it. */
const BEFORE_CREDENTIAL: Readonly<Record<AgentCapacity, string>> = {
  HOLDER: AGENT_CAPACITY_WORDS.HOLDER.fr,
  EMPLOYEE: `${AGENT_CAPACITY_WORDS.EMPLOYEE.fr}, attestation d’habilitation n°`,
  COMMERCIAL_AGENT: `${AGENT_CAPACITY_WORDS.COMMERCIAL_AGENT.fr}, RSAC`,
};

/** Name of the picture of a signatory's signature in a job. */
export const signatureName = (contactId: number, person: SigningPerson = 'FIRST'): string =>
  `signature-${String(contactId)}${person === 'SECOND' ? '-second' : ''}`;

/** Name of the picture of the agency's signature in a job. */
export const AGENT_SIGNATURE = 'signature-agent';

interface SignatureMark {
  signedAt: DateTime;
  image: string | null;
}

/** Time and place: to the minute when drawn on screen; a signature on paper only has its day. */
function signedWords({ signedAt, image }: SignatureMark, place: string | null | undefined): string {
  const where = place ? ` à ${place}` : '';
  const signatureManner = image === null ? 'Signé' : 'Signé sur écran';
  const hour = image === null ? '' : ` à ${hourOf(signedAt)}`;
  return typeset(`${signatureManner}${where} le ${longDay(signedAt)}${hour}`);
}

/** A person by name; a company with its signatory; a delegating agency by its trade name. */
function namedAs({ name, company, capacity }: Signatory, delegatingAgency: string | undefined) {
  const firm = delegatingAgency ?? company;
  if (firm === null) return { name, capacity: null };
  const by = company === null ? BLANK.long : orBlank(name);
  return { name: firm, capacity: `Représentée par ${by}, en qualité de ${orBlank(capacity)}` };
}

/** Box of the agency's signatory: name, capacity, number. */
function agentBox({ mandate, negotiators, agency }: MandateFacts): SignatureBox {
  const role = mandate?.type === 'PARTNER' ? 'L’agence délégataire' : 'Le mandataire';
  const agent = mandate?.agentSignature;
  if (!agent) {
    const name = [agency.name, ...negotiators].filter((part) => part).join(' – ');
    return { name, role, capacity: `En qualité de ${BLANK.line}`, signed: null, image: null };
  }
  const words = BEFORE_CREDENTIAL[agent.capacity];
  return {
    name: [agency.name, agent.name].filter((part) => part).join(' – '),
    role,
    capacity: typeset(agent.credential === null ? words : `${words} ${agent.credential}`),
    signed: signedWords(agent, mandate.signedPlace),
    image: agent.image === null ? null : AGENT_SIGNATURE,
  };
}

/** Signature boxes of all parties: each of a couple, a company's representative, and the agency. */
export function signatureBoxes(facts: MandateFacts): SignatureBox[] {
  const { mandate, principals } = facts;
  const role = mandate?.type === 'PARTNER' ? 'L’agence délégante' : 'Le mandant';
  const principalBoxes = principals.flatMap(signatoriesOf).map((signatory): SignatureBox => {
    const signature = mandate && signatureBy(mandate, signatory);
    return {
      ...namedAs(signatory, mandate?.partner?.agencyName),
      role,
      signed: signature ? signedWords(signature, mandate.signedPlace) : null,
      image: signature?.image ? signatureName(signatory.contactId, signatory.person) : null,
    };
  });
  const emptyBox: SignatureBox = { name: '', role, capacity: null, signed: null, image: null };
  return [...(mandate === null ? [emptyBox, emptyBox] : principalBoxes), agentBox(facts)];
}
