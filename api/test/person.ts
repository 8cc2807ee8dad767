import type { ContactFields } from '@pignon/shared/domain/contact/contact.schema';
import type { Db } from '../src/db/db';
import { writeAudit } from '../src/modules/audit/audit.repo';
import { createContact, updateContact } from '../src/modules/contact/contact.service';
import { insertEvents } from '../src/modules/event/event-write.repo';
import { createProperty } from '../src/modules/property/property.service';
import { insertManyVisits } from '../src/modules/visit/visit.service';
import { contactFields, propertyFields, SOMEBODY, visitOf } from './factories';

const PERSON: Partial<ContactFields> = {
  title: 'MR',
  firstName: 'Xabi',
  lastName: 'Zzyzx',
  email: 'xabi@exemple.test',
  contactType: ['OWNER', 'CUSTOMER'],
  phone: [{ number: '+33699887766', type: 'MOBILE', main: true, note: 'Le soir' }],
  observation: 'Divorce en cours',
  comments: [{ pinned: false, text: 'Très pressé', createdTime: '2026-01-01T00:00:00.000Z', author: null }],
  filters: [{ key: { type: 'NUMBER', key: 'PRICE' }, values: [111_111, 222_222] }],
  birth: { date: '1971-07-07', place: 'Ainhoa' },
  secondPerson: { title: 'MRS', firstName: 'Ttotte', lastName: 'Zzyzx', email: 'ttotte@exemple.test' },
};
export interface Remembered {
  id: number;
  /** Another owner of the same places. */
  other: number;
  reference: string;
}

/** Records of one person wherever the product stores personal data, except mandates and files. */
export async function rememberPerson(db: Db): Promise<Remembered> {
  const { id } = await db.tx((tx) => createContact(tx, SOMEBODY, { fields: contactFields(PERSON) }));
  const { id: other } = await db.tx((tx) => createContact(tx, SOMEBODY, { fields: contactFields() }));
  const changed = contactFields({ ...PERSON, maritalStatus: 'Divorcé Zzyzx' });
  await db.tx((tx) => updateContact(tx, SOMEBODY, { id, version: 1, fields: changed }));
  const contactTypes = { [id]: ['OWNER' as const], [other]: ['OWNER' as const] };
  const { reference } = await db.tx((tx) => createProperty(tx, SOMEBODY, { fields: propertyFields({ contactTypes }) }));
  await db.tx(async (tx) => {
    const feedback = {
      interest: 4,
      positives: ['lumineux'],
      negatives: ['bruyant'],
      priceOpinion: 'HIGH' as const,
      priceAmount: 250_000,
      next: 'THINKING' as const,
      nextDay: null,
      reason: null,
      notes: 'Zzyzx hésite',
    };
    const visit = visitOf({ propertyRef: reference, contactIds: [id, other], feedback });
    const [visitId] = await insertManyVisits(tx, SOMEBODY, [visit]);
    const links = [{ kind: 'contact' as const, id: String(id) }];
    const [callId] = await insertEvents(tx, SOMEBODY, [
      { type: 'CALL', title: 'Appel de Xabi Zzyzx', text: 'Rappeler au 0699887766', links },
      { type: 'NOTE', title: 'Sans lui', text: 'Autre chose' },
    ]);
    const changed = { action: 'UPDATE' as const };
    await writeAudit(tx, SOMEBODY, [
      {
        ...changed,
        entity: 'event',
        ref: String(callId),
        changes: [{ path: 'title', before: 'Xabi', after: 'Zzyzx' }],
      },
      {
        ...changed,
        entity: 'visit',
        ref: String(visitId),
        changes: [
          { path: 'status', before: 'PLANNED', after: 'DONE' },
          { path: 'feedback.notes', before: '', after: 'Zzyzx hésite' },
        ],
      },
      {
        action: 'DELETE',
        entity: 'visit',
        ref: '9999',
        changes: [
          { path: 'contactIds', before: [id], after: null },
          { path: 'feedback.next', before: 'Rappeler Xabi', after: null },
        ],
      },
    ]);
  });
  return { id, other, reference };
}
