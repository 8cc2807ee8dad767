import type { Register } from '../../deps';
import { findContactsRoute } from './find-contacts.route';
import { getContact } from './get-contact.route';

export const contactRoutes: readonly Register[] = [findContactsRoute, getContact];
