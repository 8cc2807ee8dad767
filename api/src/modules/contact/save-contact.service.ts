import { signComments } from '@pignon/shared/domain/common/comments';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { FieldProblem } from '@pignon/shared/domain/common/problem';
import { consentProblems } from '@pignon/shared/domain/contact/consent';
import type { ContactDraft, ContactPatch } from '@pignon/shared/domain/contact/contact-draft.schema';
import type { Contact, ContactFields } from '@pignon/shared/domain/contact/contact.schema';
import { contactProblem } from '@pignon/shared/domain/contact/contact-problem';
import { readContact } from '@pignon/shared/domain/contact/contact.rules';
import { EMPTY_CONTACT } from '@pignon/shared/domain/contact/draft-contact';
import type { Queryable } from '../../db/db';
import { ApiProblem } from '../../http/api-problem';
import type { Actor } from '../../write/actor';
import { StaleError, type Outcome } from '../../write/outcome';
import { settleAddress } from '../../places/validate-address';
import { findUserByEmail } from '../user/user.repo';
import { fieldsOf } from './contact-fields';
import { createContact, mustReadContact, replaceFields } from './contact.service';

async function negotiatorProblem(tx: Queryable, negotiator: string | null): Promise<FieldProblem | null> {
  if (negotiator === null) return null;
  const user = await findUserByEmail(tx, negotiator);
  return user?.active ? null : { path: 'negotiator', message: 'Ce négociateur n’a pas de compte actif.' };
}

/** Applies the typed values to the stored fields. @throws VALIDATION with every invalid field */
async function merge(tx: Queryable, actor: Actor, before: ContactFields, typed: ContactPatch): Promise<ContactFields> {
  const { fields, problems } = readContact(typed);
  const whole: ContactFields = { ...before, ...fields };
  whole.comments = signComments(before.comments, whole.comments, actor.user);
  const nameProblem = contactProblem(whole);
  const unknown = whole.negotiator === before.negotiator ? null : await negotiatorProblem(tx, whole.negotiator);
  const { location, problem: locationProblem } = await settleAddress(whole.location, before.location, 'CONTACT');
  const consentErrors = consentProblems(whole.consents, before.consents, dayOf());
  const errors = [nameProblem, ...problems, ...consentErrors, unknown, locationProblem].filter(
    (problem) => problem !== null,
  );
  const [first] = errors;
  if (first) throw new ApiProblem('VALIDATION', { message: first.message, errors });
  return { ...whole, location };
}

/** Creates a contact from typed input. */
export async function createFromDraft(
  tx: Queryable,
  actor: Actor,
  { id: _, ...typed }: ContactDraft,
): Promise<Contact> {
  return createContact(tx, actor, { fields: await merge(tx, actor, EMPTY_CONTACT, typed) });
}

export interface ContactChange {
  id: number;
  version: number;
  patch: ContactPatch;
}

/** Changes the given fields. */
export async function patchContact(
  tx: Queryable,
  actor: Actor,
  { id, version, patch }: ContactChange,
): Promise<Outcome<Contact>> {
  const before = await mustReadContact(tx, id, true);
  if (before.erased) throw new ApiProblem('CONFLICT', { message: 'Les données de ce contact ont été effacées.' });
  if (before.version !== version) throw new StaleError(before);
  return replaceFields(tx, actor, before, await merge(tx, actor, fieldsOf(before), patch));
}
