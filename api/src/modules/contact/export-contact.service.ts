import type { ContactExport } from '@pignon/shared/domain/contact/contact-export.schema';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Db } from '../../db/db';
import { timeOf, type Actor } from '../../write/actor';
import { writeAudit } from '../audit/audit.repo';
import { readMandates } from '../mandate/mandate-read.repo';
import * as holdings from './contact-holdings.repo';
import { mustReadContact } from './contact.service';

/** A mandate as far as it concerns one of its principals. */
function concerning(id: number, mandate: Mandate): ContactExport['mandates'][number] {
  const { counterParts: _, negotiators: __, statusHistory: ___, ...rest } = mandate;
  return { ...rest, signatures: mandate.signatures.filter(({ contactId }) => contactId === id) };
}

/** Everything that is held on a person; the journal notes that it was handed out. */
export function exportContact(db: Db, actor: Actor, id: number): Promise<ContactExport> {
  return db.tx(async (tx) => {
    const contact = await mustReadContact(tx, id);
    const mandates = await readMandates(tx, await holdings.mandatesOfContact(tx, id));
    const held: ContactExport = {
      exportedTime: timeOf(actor),
      contact,
      properties: await holdings.propertiesOfContact(tx, id),
      mandates: mandates.map((mandate) => concerning(id, mandate)),
      visits: await holdings.visitsOfContact(tx, id),
      events: await holdings.eventsOfContact(tx, id),
      media: await holdings.mediaOfContact(tx, id),
      journal: await holdings.journalOfContact(tx, id),
    };
    await writeAudit(tx, actor, [{ action: 'EXPORT', entity: 'contact', ref: String(id), changes: [] }]);
    return held;
  });
}
