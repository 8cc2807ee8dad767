import type { Duplicate, DuplicatesQuery } from '@pignon/shared/domain/contact/duplicates/duplicates.schema';
import { bestDuplicates, duplicateScore } from '@pignon/shared/domain/contact/duplicates/duplicates';
import { readPhone } from '@pignon/shared/domain/contact/phone/phone';
import type { Queryable } from '../../../db/db';
import { findDuplicates as findInBooks } from './contact-duplicates.repo';

/** Finds contacts that a draft may duplicate. Skips values that are incomplete, as they are being typed. */
export async function findDuplicates(db: Queryable, draft: DuplicatesQuery): Promise<Duplicate[]> {
  const found = await findInBooks(db, {
    id: draft.id ?? 0,
    firstName: draft.firstName?.trim() ?? '',
    lastName: draft.lastName?.trim() ?? '',
    company: draft.company?.trim() ?? '',
    emails: [draft.email, draft.secondPerson?.email].flatMap((email) => email?.trim() || []),
    second: {
      firstName: draft.secondPerson?.firstName?.trim() ?? '',
      lastName: draft.secondPerson?.lastName?.trim() ?? '',
    },
    phones: (draft.phone ?? []).flatMap(({ number }) => readPhone(number) ?? []),
    city: draft.location?.city ?? '',
  });
  return bestDuplicates(found.map((each) => ({ ...each, score: duplicateScore(each.reasons) })));
}
