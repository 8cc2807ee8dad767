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

const same = (field: ChosenField, kept: unknown, gone: unknown): boolean =>
  field === 'email' ? String(kept).toLowerCase() === String(gone).toLowerCase() : sameValue(kept, gone);

function proposedFor(field: ChosenField, { kept, gone }: Pair): MergeChoice {
  if (field === 'observation') return 'both';
  // the earlier follow-up
  if (field === 'nextFollowUp') return (gone.nextFollowUp ?? '') < (kept.nextFollowUp ?? '') ? 'gone' : 'kept';
  return 'kept';
}

/** Fields to choose: both are set and differ. */
export function mergeConflicts(pair: Pair): MergeConflict[] {
  return CHOSEN_FIELDS.flatMap((field) => {
    const [kept, gone] = [pair.kept[field], pair.gone[field]];
    if (isEmpty(kept) || isEmpty(gone) || same(field, kept, gone)) return [];
    return [{ field, kept, gone, proposed: proposedFor(field, pair) }];
  });
}

/** Each number once, the kept record's first; one main number. */
function mergedPhones(kept: readonly Phone[], gone: readonly Phone[]): Phone[] {
  const there = new Map(gone.map((phone) => [phone.number, phone]));
  const mine = kept.map((phone) => ({ ...phone, note: phone.note || (there.get(phone.number)?.note ?? '') }));
  const held = new Set(kept.map(({ number }) => number));
  const added = gone.filter(({ number }) => !held.has(number));
  return [...mine, ...added.map((phone) => (kept.length > 0 ? { ...phone, main: false } : phone))];
}

function mergedComments(kept: ContactFields['comments'], gone: ContactFields['comments']): ContactFields['comments'] {
  const commentKey = (comment: ContactFields['comments'][number]) =>
    `${timestampOf(comment.createdTime)} ${comment.text}`;
  const known = new Set(kept.map(commentKey));
  return sortComments([...kept, ...gone.filter((comment) => !known.has(commentKey(comment)))]);
}

function bothTexts(kept: string, gone: string): string {
  if (kept.includes(gone)) return kept;
  return gone.includes(kept) ? gone : `${kept}\n\n${gone}`;
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
  const { kept, gone } = pair;
  return {
    ...kept,
    ...chosenFields(pair, choices),
    contactType: CONTACT_TYPES.filter((type) => kept.contactType.includes(type) || gone.contactType.includes(type)),
    phone: mergedPhones(kept.phone, gone.phone),
    comments: mergedComments(kept.comments, gone.comments),
    consents: mergedConsents(kept.consents, gone.consents),
    archived: kept.archived && gone.archived,
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
  const over = (Object.keys(MAX) as (keyof typeof MAX)[]).find((field) => merged[field].length > MAX[field]);
  return over ? { path: over, message: TOO_MANY[over] } : null;
}
