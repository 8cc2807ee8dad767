import type { Register } from '../../deps';
import { contactTimelineRoute } from './timeline/contact-timeline.route';
import { createContactRoute } from './create-contact.route';
import { eraseContactRoute } from './erasure/erase-contact.route';
import { exportContactRoute } from './person-export/export-contact.route';
import { findContactsRoute } from './find/find-contacts.route';
import { findDuplicatesRoute } from './duplicates/find-duplicates.route';
import { findFollowUpsRoute } from './find/find-follow-ups.route';
import { getContact } from './get-contact.route';
import { getContactsByIds } from './find/get-contacts-by-ids.route';
import { checkImportRoute, importContactsRoute } from './import/import-contacts.route';
import { contactListRoutes } from './list/contact-list.routes';
import { mergeContactsRoute } from './merge/merge-contacts.route';
import { patchContactRoute } from './patch-contact.route';
import { previewErasureRoute } from './erasure/preview-erasure.route';
import { reviewContactsRoute } from './review/review-contacts.route';

export const contactRoutes: readonly Register[] = [
  findContactsRoute,
  getContactsByIds,
  findDuplicatesRoute,
  findFollowUpsRoute,
  createContactRoute,
  checkImportRoute,
  importContactsRoute,
  getContact,
  patchContactRoute,
  mergeContactsRoute,
  contactTimelineRoute,
  reviewContactsRoute,
  exportContactRoute,
  previewErasureRoute,
  eraseContactRoute,
  ...contactListRoutes,
];
