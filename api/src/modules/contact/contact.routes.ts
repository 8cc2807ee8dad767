import { contactName } from '@pignon/shared/domain/contact/contact-name';
import { dayOf } from '@pignon/shared/domain/common/day';
import { csvFile } from '../../http/csv';
import { contentDisposition } from '../../http/file-response';
import type { CallsOf, RoutesOf } from '../../http/routes';
import { rankContacts } from '../property/matching/rank-contacts.service';
import { readContacts } from './contact-read.repo';
import { mustReadContact } from './contact.service';
import { findDuplicates } from './duplicates/find-duplicates.service';
import { eraseContact, previewErasure } from './erasure/erase-contact.service';
import { findContacts } from './find/contact-find.repo';
import { checkImport, importContacts } from './import/import-contacts.service';
import { changeContacts } from './list/bulk-contacts.service';
import { listSources } from './list/export-contacts.repo';
import { exportContacts } from './list/export-contacts.service';
import { findAlias } from './merge/contact-alias.repo';
import { mergeContacts, previewMerge } from './merge/merge-contacts.service';
import { exportContact } from './person-export/export-contact.service';
import { findToReview } from './review/review-contact.repo';
import { reviewContact } from './review/review-contact.service';
import { createFromDraft, patchContact } from './save-contact.service';
import { findTimeline } from './timeline/contact-timeline.repo';

export const contactRoutes: RoutesOf<CallsOf<'contact'>> = ({ db, ...deps }) => ({
  'POST contact/find': ({ body }) => findContacts(db, body),
  'POST contact/byIds': async ({ body }) => ({ content: await readContacts(db, body) }),
  'POST contact/duplicates': ({ body }) => findDuplicates(db, body),
  'POST contact/rank': ({ body, query: { strict } }) => rankContacts(db, body, strict),
  'GET contact/source': () => listSources(db),
  // for the home page, which loads no other list of contacts
  'POST contact/follow-up/find': ({ body: { before, negotiator, pageSize } }) =>
    findContacts(db, {
      dto: { archived: false, followUpBefore: before, negotiator },
      pageSize,
      pageNumber: 0,
      order: { property: 'nextFollowUp', direction: 'ASC' },
    }),

  // The id of a merged record returns the kept record.
  'GET contact/{id}': async ({ params: { id } }) => mustReadContact(db, (await findAlias(db, id)) ?? id),
  'POST contact': ({ tx, actor, body }) => createFromDraft(tx, actor, body),
  'PATCH contact/{id}': ({ tx, actor, params: { id }, version, body: patch }) =>
    patchContact(tx, actor, { id, version, patch }),
  'GET contact/{id}/timeline': async ({ params: { id }, query }) => {
    await mustReadContact(db, id);
    return findTimeline(db, id, query);
  },

  'GET contact/{id}/merge/{with}': ({ params: { id, with: mergedId } }) => previewMerge(db, id, mergedId),
  'POST contact/{id}/merge': ({ tx, actor, params: { id }, body }) => mergeContacts(tx, actor, id, body),

  'POST contact/import/check': async ({ actor, body }) => ({ results: await checkImport(db, actor, body) }),
  'POST contact/import': async ({ tx, actor, body }) => ({ results: await importContacts(tx, actor, body) }),
  'POST contact/bulk': async ({ actor, body }) => ({ results: await changeContacts(db, actor, body.changes) }),
  'POST contact/export': async ({ actor, body }) =>
    csvFile(`Contacts ${dayOf()}`, await exportContacts(db, actor, body)),

  'POST contact/review/find': ({ body }) => findToReview(db, body, dayOf()),
  'POST contact/{id}/review': ({ params: { id }, actor, body }) => reviewContact(db, actor, id, body),
  'GET contact/{id}/export': async ({ params: { id }, actor, reply }) => {
    const exported = await exportContact(db, actor, id);
    const name = `Données de ${contactName(exported.contact) || 'la personne effacée'}.json`;
    reply.header('content-disposition', contentDisposition({ name }));
    return exported;
  },
  'GET contact/{id}/erasure': ({ params: { id }, actor }) => previewErasure(db, actor, id),
  'POST contact/{id}/erase': ({ params: { id }, actor }) => eraseContact({ db, ...deps }, actor, id),
});
