import { capitalize } from '../common/french';
import { CONTACT_TYPE_WORDS } from '../contact/contact.enums';
import { CONTACT_TITLE_WORDS } from '../contact/contact-title-words';
import { EVENT_TYPE_WORDS } from '../event/event.enums';
import { MANDATE_STATUS_WORDS, MANDATE_TYPE_WORDS } from '../mandate/mandate.enums';
import type { Language } from '../messages/messages.enums';
import { FEE_TYPE_WORDS, OCCUPANCY_WORDS, PROPERTY_STATUS_WORDS } from '../property/property-status-words';
import {
  FEATURE_WORDS,
  HEATING_WORDS,
  ORIENTATION_WORDS,
  PROPERTY_TYPE_WORDS,
  ROOM_TYPE_WORDS,
  TRANSACTION_WORDS,
} from '../property/property.enums';
import { PROPOSAL_STATUS_WORDS } from '../proposal/proposal.enums';
import { ROLE_WORDS, USER_STATUS_WORDS } from '../user/user.enums';
import { VISIT_KIND_WORDS, VISIT_STATUS_WORDS } from '../visit/visit.enums';
import type { ChoiceWord, ChoiceWords } from './choices';

/** Enumerations whose labels screens show, by the first part of their keys in the common catalogue. */
export const CHOICE_WORDS: Readonly<Record<string, ChoiceWords<string>>> = {
  transactionType: TRANSACTION_WORDS,
  mandateType: MANDATE_TYPE_WORDS,
  mandateStatus: MANDATE_STATUS_WORDS,
  visitStatus: VISIT_STATUS_WORDS,
  visitKind: VISIT_KIND_WORDS,
  proposalStatus: PROPOSAL_STATUS_WORDS,
  eventType: EVENT_TYPE_WORDS,
  contactType: CONTACT_TYPE_WORDS,
  propertyStatus: PROPERTY_STATUS_WORDS,
  propertyType: PROPERTY_TYPE_WORDS,
  roomType: ROOM_TYPE_WORDS,
  feature: FEATURE_WORDS,
  orientation: ORIENTATION_WORDS,
  heating: HEATING_WORDS,
  role: ROLE_WORDS,
  userStatus: USER_STATUS_WORDS,
  // published remotes import them from here
  contactTitle: CONTACT_TITLE_WORDS,
  feeType: FEE_TYPE_WORDS,
  occupancy: OCCUPANCY_WORDS,
};

const textsOf = (key: string, { SALE, RENT, ...either }: ChoiceWord, language: Language): [string, string][] => [
  [key, capitalize(either[language])],
  ...(SALE ? textsOf(`${key}.SALE`, SALE, language) : []),
  ...(RENT ? textsOf(`${key}.RENT`, RENT, language) : []),
];

/** Labels of all enumerations as screens show them, by key: `mandateStatus.RUNNING`, `mandateStatus.SOLD.RENT`. */
export const choiceTexts = (language: Language, catalogue = CHOICE_WORDS): Record<string, string> =>
  Object.fromEntries(
    Object.entries(catalogue).flatMap(([name, words]) =>
      Object.entries(words).flatMap(([value, word]) => textsOf(`${name}.${value}`, word, language)),
    ),
  );
