import type { AgencyFields } from '../agency/agency.schema';
import { addDays } from '../common/day';
import { noticeOutsidePeriod } from '../mandate/mandate-deadlines';
import { nextTerm } from '../mandate/mandate-renewal';
import type { Letter } from '../mandate/mandate.enums';
import { NOTICE_DAYS } from '../mandate/mandate.limits';
import { numberedInRegister } from '../mandate/register-number';
import { BLANK, orBlank } from './blank-line';
import { letterhead, type Letterhead } from './letterhead';
import type { MandateFacts } from './mandate/mandate-paper';
import { titleOf } from './mandate/title';
import { typeset } from './typography';
import { longDay, partyName, salutation } from './contract-wording';

/** A letter of the agency to print and sign. */
export interface LetterPaper {
  /** Means of sending. */
  sending: string;
  to: string[];
  place: string;
  subject: string;
  salutation: string;
  paragraphs: string[];
  /** Boxed text before the last paragraph. */
  framed: string | null;
  /** Warning above a letter that would be invalid on its date; null for a valid one. */
  warning: string | null;
  signature: string[];
  agency: Letterhead;
}

interface Body {
  sending: string;
  subject: string;
  paragraphs: string[];
  framed: string | null;
}

type LetterFacts = MandateFacts & { mandate: NonNullable<MandateFacts['mandate']> };

function nameOf(letterFacts: LetterFacts): string {
  const { register, registerNumber, registerDate } = letterFacts.mandate;
  const numberText = registerNumber === null ? '' : ` ${numberedInRegister(register, registerNumber)}`;
  const signed = registerDate === null ? '' : ` du ${longDay(registerDate)}`;
  return `${titleOf(letterFacts).toLocaleLowerCase('fr')}${numberText}${signed}`;
}

/**
 * The agency's notice (décret 72-678, art. 78): by registered letter, with fifteen days or the term of a management
 * mandate. It is written before its presentation, so it says how the end is counted, not the day.
 */
function noticeBody(letterFacts: LetterFacts): Body {
  const { termination, management } = letterFacts.mandate;
  const { property } = letterFacts;
  const noticePeriod = management ? `${String(management.noticeMonths)} mois` : `${String(NOTICE_DAYS)} jours`;
  return {
    sending: `Lettre recommandée avec demande d’avis de réception n° ${orBlank(termination?.letterNumber)}`,
    subject: `Dénonciation du ${nameOf(letterFacts)}`,
    paragraphs: [
      `Vous nous avez confié, par ${nameOf(letterFacts)}, le bien situé ${orBlank(property.location.label)} (notre référence ${property.reference}).`,
      `Conformément ${management ? 'au mandat' : 'à l’article 78 du décret n° 72-678 du 20 juillet 1972 et au mandat'}, nous vous avisons que nous y mettons fin.`,
      'Jusque-là, le mandat reste en vigueur. Nous tenons à votre disposition les pièces que vous nous avez remises.',
    ],
    framed: `Le mandat prend fin ${noticePeriod} après la première présentation de cette lettre.`,
  };
}

/**
 * Text about a tacit renewal for a consumer, with the last day to refuse it in a box (code de la consommation, L215-1).
 */
function renewalBody(letterFacts: LetterFacts): Body {
  const { mandate, property } = letterFacts;
  const { endDate } = mandate;
  const next = nextTerm(mandate);
  return {
    sending: 'Lettre nominative (code de la consommation, art. L. 215-1)',
    subject: `Reconduction du ${nameOf(letterFacts)}`,
    paragraphs: [
      `Vous nous avez confié, par ${nameOf(letterFacts)}, le bien situé ${orBlank(property.location.label)} (notre référence ${property.reference}). Ce mandat arrive à son terme le ${orBlank(endDate, longDay)}.`,
      `Il prévoit une reconduction tacite. Sans refus de votre part, il se poursuit du ${orBlank(endDate && addDays(endDate, 1), longDay)} au ${orBlank(next, longDay)}, aux mêmes conditions.`,
      'Vous pouvez ne pas le reconduire, sans motif et sans frais : il vous suffit de nous le notifier par lettre recommandée avec demande d’avis de réception, présentée au plus tard à la date encadrée ci-dessous.',
      'À défaut d’avoir été informé dans les délais de cette possibilité, vous pourriez mettre fin au mandat à tout moment, gratuitement, à compter de sa reconduction.',
    ],
    framed: `Date limite de non-reconduction : ${orBlank(endDate, longDay)}`,
  };
}

/** Warning above a renewal letter printed outside its period. */
function untimelyWarning(letterFacts: LetterFacts, day: string): string | null {
  const outsidePeriod = noticeOutsidePeriod(letterFacts.mandate, day);
  if (outsidePeriod === null) return null;
  const { when, term, opens, closes } = outsidePeriod;
  const time = `du ${longDay(opens)} au ${longDay(closes)}`;
  return when === 'EARLY'
    ? `Trop tôt : envoyée avant le ${longDay(opens)}, cette lettre ne compte pas. Elle est à envoyer ${time} (code de la consommation, art. L. 215-1).`
    : `Trop tard : pour le terme du ${orBlank(letterFacts.mandate.endDate, longDay)}, cette lettre ne compte plus, et le mandant pourra mettre fin au mandat à tout moment à compter de sa reconduction. Pour le terme suivant, le ${longDay(term)}, elle est à envoyer ${time} (code de la consommation, art. L. 215-1).`;
}

const BODIES: Readonly<Record<Letter, (letterFacts: LetterFacts) => Body>> = {
  notice: noticeBody,
  renewal: renewalBody,
};

const placeOf = ({ address }: AgencyFields, day: string): string =>
  `${address?.city ?? BLANK.long}, le ${longDay(day)}`;

/** Makes one letter per principal, for a day. */
export function letterPapers(letter: Letter, letterFacts: LetterFacts, day: string): LetterPaper[] {
  const { principals, negotiators, agency } = letterFacts;
  const { sending, subject, paragraphs, framed } = BODIES[letter](letterFacts);
  const warning = letter === 'renewal' ? untimelyWarning(letterFacts, day) : null;
  return principals.map((contact) => ({
    sending: typeset(sending),
    to: [orBlank(partyName(contact), String, BLANK.line), orBlank(contact.location?.label, String, BLANK.line)],
    place: typeset(placeOf(agency, day)),
    subject: typeset(subject),
    salutation: salutation(contact),
    paragraphs: paragraphs.map(typeset),
    framed: framed && typeset(framed),
    warning: warning && typeset(warning),
    signature: [...negotiators, agency.name || agency.legalName || ''].filter((line) => line !== ''),
    agency: letterhead(agency),
  }));
}
