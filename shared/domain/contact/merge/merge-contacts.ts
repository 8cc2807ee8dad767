import { sortComments } from '../../common/comments';
import { timestampOf } from '../../common/date-time';
import type { FieldProblem } from '../../common/problem';
import { sameValue } from '../../form/values';
import { CONTACT_TYPES } from '../contact.enums';
import type { ContactFields, Phone } from '../contact.schema';
import { mergedConsents } from './merge-consents';
import { CHOSEN_FIELDS, type ChosenField, type MergeChoice } from './merge.enums';
import type { MergeChoices } from './merge.schema';

/** A field in which two records of one person contradict each other. */
export interface MergeConflict {
  field: ChosenField;
  kept: unknown;
  gone: unknown;
  /** Choice unless the user decides otherwise. */
  proposed: MergeChoice;
}

interface Pair {
  kept: ContactFields;
  gone: ContactFields;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const same = (field: ChosenField, survivorValue: unknown, mergedValue: unknown): boolean =>
  field === 'email'
    ? String(survivorValue).toLowerCase() === String(mergedValue).toLowerCase()
    : sameValue(survivorValue, mergedValue);

function proposedFor(field: ChosenField, { kept: survivorText, gone: mergedText }: Pair): MergeChoice {
  if (field === 'observation') return 'both';
  // the earlier follow-up
  if (field === 'nextFollowUp')
    return (mergedText.nextFollowUp ?? '') < (survivorText.nextFollowUp ?? '') ? 'gone' : 'kept';
  return 'kept';
}

/** Fields to choose: both are set and differ. */
export function mergeConflicts(pair: Pair): MergeConflict[] {
  return CHOSEN_FIELDS.flatMap((field) => {
    const [survivorValue, mergedValue] = [pair.kept[field], pair.gone[field]];
    if (isEmpty(survivorValue) || isEmpty(mergedValue) || same(field, survivorValue, mergedValue)) return [];
    return [{ field, kept: survivorValue, gone: mergedValue, proposed: proposedFor(field, pair) }];
  });
}

/** Each number once, the kept record's first; one main number. */
function mergedPhones(survivorValue: readonly Phone[], mergedValue: readonly Phone[]): Phone[] {
  const mergedByNumber = new Map(mergedValue.map((phone) => [phone.number, phone]));
  const survivorPhones = survivorValue.map((phone) => ({
    ...phone,
    note: phone.note || (mergedByNumber.get(phone.number)?.note ?? ''),
  }));
  const survivorNumbers = new Set(survivorValue.map(({ number }) => number));
  const addedPhones = mergedValue.filter(({ number }) => !survivorNumbers.has(number));
  return [
    ...survivorPhones,
    ...addedPhones.map((phone) => (survivorValue.length > 0 ? { ...phone, main: false } : phone)),
  ];
}

function mergedComments(
  survivorValue: ContactFields['comments'],
  mergedValue: ContactFields['comments'],
): ContactFields['comments'] {
  const commentKey = (comment: ContactFields['comments'][number]) =>
    `${timestampOf(comment.createdTime)} ${comment.text}`;
  const known = new Set(survivorValue.map(commentKey));
  return sortComments([...survivorValue, ...mergedValue.filter((comment) => !known.has(commentKey(comment)))]);
}

function bothTexts(survivorText: string, mergedText: string): string {
  if (survivorText.includes(mergedText)) return survivorText;
  return mergedText.includes(survivorText) ? mergedText : `${survivorText}\n\n${mergedText}`;
}

/** Selected fields with their values after the choices. */
function chosenFields(pair: Pair, choices: MergeChoices): Partial<ContactFields> {
  const conflicts = new Map(mergeConflicts(pair).map((conflict) => [conflict.field, conflict]));
  const entries = CHOSEN_FIELDS.map((field) => {
    const conflict = conflicts.get(field);
    if (!conflict) return [field, isEmpty(pair.kept[field]) ? pair.gone[field] : pair.kept[field]];
    const side = choices[field] ?? conflict.proposed;
    return [field, side === 'both' ? bothTexts(pair.kept.observation, pair.gone.observation) : pair[side][field]];
  });
  return Object.fromEntries(entries) as Partial<ContactFields>;
}

/**
 * Merges two records of one person: a value of one record stays, lists are joined without duplicates, conflicts follow
 * the choices. Archived only when both are.
 */
export function mergedContact(pair: Pair, choices: MergeChoices): ContactFields {
  const { kept: survivorText, gone: mergedText } = pair;
  return {
    ...survivorText,
    ...chosenFields(pair, choices),
    contactType: CONTACT_TYPES.filter(
      (type) => survivorText.contactType.includes(type) || mergedText.contactType.includes(type),
    ),
    phone: mergedPhones(survivorText.phone, mergedText.phone),
    comments: mergedComments(survivorText.comments, mergedText.comments),
    consents: mergedConsents(survivorText.consents, mergedText.consents),
    archived: survivorText.archived && mergedText.archived,
  };
}

const MAX = { phone: 20, comments: 1000, consents: 50, observation: 10_000 } as const;
const TOO_MANY: Readonly<Record<keyof typeof MAX, string>> = {
  phone: 'Réunies, ces deux fiches ont plus de 20 téléphones\u00a0: retirez-en avant de les fusionner.',
  comments: 'Réunies, ces deux fiches ont plus de 1\u202f000 commentaires\u00a0: retirez-en avant de les fusionner.',
  consents: 'Réunies, ces deux fiches ont plus de 50 consentements\u00a0: retirez-en avant de les fusionner.',
  observation: 'Réunies, ces deux observations sont trop longues\u00a0: gardez l’une des deux.',
};

/** Why the merged contact is invalid, or null. */
export function mergeProblem(merged: ContactFields): FieldProblem | null {
  const overrides = (Object.keys(MAX) as (keyof typeof MAX)[]).find((field) => merged[field].length > MAX[field]);
  return overrides ? { path: overrides, message: TOO_MANY[overrides] } : null;
}
