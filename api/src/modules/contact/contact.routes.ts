import type { Register } from '../../deps';
import { createContactRoute } from './create-contact.route';
import { eraseContactRoute } from './erase-contact.route';
import { exportContactRoute } from './export-contact.route';
import { findContactsRoute } from './find-contacts.route';
import { findDuplicatesRoute } from './find-duplicates.route';
import { getContact } from './get-contact.route';
import { getContactsByIds } from './get-contacts-by-ids.route';
import { patchContactRoute } from './patch-contact.route';

export const contactRoutes: readonly Register[] = [
  findContactsRoute,
  getContactsByIds,
  findDuplicatesRoute,
  createContactRoute,
  getContact,
  patchContactRoute,
  exportContactRoute,
  eraseContactRoute,
];
