import type { ContactExport } from '@pignon/shared/domain/contact/contact-export.schema';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Proposal } from '@pignon/shared/domain/proposal/proposal.schema';
import type { Db } from '../../../db/db';
import { timeOf, type Actor } from '../../../write/actor';
import { writeAudit } from '../../audit/audit.repo';
import { readMandates } from '../../mandate/mandate-read.repo';
import { proposalsOfContact } from '../../proposal/proposal-read.repo';
import * as holdings from '../contact-holdings.repo';
import { mustReadContact } from '../contact.service';
import { numbersOf } from '../merge/contact-alias.repo';
import { readReview } from '../review/review-contact.repo';

/** Reduces a mandate to what concerns one principal: without buyer or tenant. */
function partOfPrincipal(id: number, mandate: Mandate): ContactExport['mandates'][number] {
  const { counterParts: _, negotiators: __, statusHistory: ___, agentSignature: ____, ...known } = mandate;
  const { missingAccepted: _____, conclusion: ______, ...rest } = known;
  return { ...rest, signatures: mandate.signatures.filter(({ contactId }) => contactId === id) };
}

/** Reduces a proposal to what concerns the customer: without the agency's users. */
function proposalForCustomer({
  history,
  contactId: _,
  negotiator: __,
  ...rest
}: Proposal): ContactExport['proposals'][number] {
  return { ...rest, history: history.map(({ user: ___, ...step }) => step) };
}

/** Collects all data on a person; journals the export. */
export function exportContact(db: Db, actor: Actor, id: number): Promise<ContactExport> {
  return db.tx(async (tx) => {
    const contact = await mustReadContact(tx, id);
    const mandates = await readMandates(tx, await holdings.mandatesOfContact(tx, id));
    const personExport: ContactExport = {
      exportedTime: timeOf(actor),
      contact,
      review: await readReview(tx, id),
      properties: await holdings.propertiesOfContact(tx, id),
      mandates: mandates.map((mandate) => partOfPrincipal(id, mandate)),
      visits: await holdings.visitsOfContact(tx, id),
      proposals: (await proposalsOfContact(tx, id)).map(proposalForCustomer),
      events: await holdings.eventsOfContact(tx, id),
      media: await holdings.mediaOfContact(tx, id),
      journal: await holdings.auditOfContact(tx, await numbersOf(tx, id)),
    };
    await writeAudit(tx, actor, [{ action: 'EXPORT', entity: 'contact', ref: String(id), changes: [] }]);
    return personExport;
  });
}
