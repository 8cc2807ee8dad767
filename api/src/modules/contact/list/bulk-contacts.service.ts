import { fieldsOfChange, undoOfChange } from '@pignon/shared/domain/contact/list/bulk.rules';
import type { ContactBulkChange, ContactBulkResult } from '@pignon/shared/domain/contact/list/bulk.schema';
import type { Db, Queryable } from '../../../db/db';
import { invalid } from '../../../http/api-problem';
import type { Actor } from '../../../write/actor';
import { changeMany, changeOne } from '../../../write/bulk';
import { readContact } from '../contact-read.repo';
import { patchContact } from '../save-contact.service';

async function changeContact(tx: Queryable, actor: Actor, change: ContactBulkChange): Promise<ContactBulkResult> {
  const { id, fields } = change;
  const outcome = await changeOne(tx, {
    entity: await readContact(tx, id),
    missing: 'Ce contact n’existe pas ou n’existe plus.',
    version: change.version,
    undo: (contact) => undoOfChange(contact, fields),
    patch: (contact, version) => {
      const patch = fieldsOfChange(contact, fields);
      if (patch.contactType?.length === 0) throw invalid('contactType', 'Un contact a au moins un type.');
      return patchContact(tx, actor, { id, version, patch });
    },
  });
  return { id, ...outcome };
}

/** Changes contacts, each under the rules of a single change. */
export const changeContacts = (
  db: Db,
  actor: Actor,
  changes: readonly ContactBulkChange[],
): Promise<ContactBulkResult[]> =>
  changeMany(
    db,
    changes,
    ({ id }) => id,
    (tx, change) => changeContact(tx, actor, change),
  );
