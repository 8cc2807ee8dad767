/**
 * Addresses of pages: `paths.property(reference)`, constants where no record is named. Callers add query and fragment.
 * Each is a route of the host or a remote (scripts/remotes/paths.test.ts).
 */

/** A record's id, in a path as text. */
type Id = number | string;

const encoded = encodeURIComponent;

export const profile = '/profile';
export const cart = '/cart';

export const properties = '/property/list';
export const newProperty = '/property/new';
export const filterProperties = '/property/filter/multi';
export const filterByField = '/property/filter/unique';
export const propertyImports = '/property/import';
export const propertyImport = (importId: Id): string => `/property/import/${encoded(importId)}`;
export const property = (reference: string): string => `/property/${encoded(reference)}`;
export const editProperty = (reference: string): string => `${property(reference)}/edit`;
export const propertyPhotos = (reference: string): string => `${property(reference)}/photos`;
export const propertyHistory = (reference: string): string => `${property(reference)}/history`;
export const propertyChange = (reference: string, auditId: Id): string => `${propertyHistory(reference)}/${auditId}`;

export const contacts = '/contact/list';
/** `type` as the address writes it: `customer`, `negotiator`. */
export const contactsOfType = (type: string): string => `/contact/list/${type}`;
export const newContact = '/contact/new';
export const importContacts = '/contact/import';
export const reviewContacts = '/contact/review';
export const contact = (id: Id): string => `/contact/${id}`;
export const editContact = (id: Id): string => `${contact(id)}/edit`;
export const mergeContact = (id: Id): string => `${contact(id)}/merge`;
export const mergeContacts = (id: Id, other: Id): string => `${mergeContact(id)}/${other}`;

export const mandates = '/mandate/list';
export const newMandate = '/mandate/new';
export const mandateRegister = '/mandate/register';
export const takeOverMandates = '/mandate/takeover';
export const mandate = (id: Id): string => `/mandate/${id}`;
export const editMandate = (id: Id): string => `${mandate(id)}/edit`;

export const visits = '/visit/list';
export const agenda = '/visit/agenda';
export const newTour = '/visit/new';
export const tour = (groupId: string): string => `/visit/group/${encoded(groupId)}`;
export const visit = (id: Id): string => `/visit/${id}`;
export const visitFeedback = (id: Id): string => `${visit(id)}/feedback`;

export const events = '/event';
/** `type` as the enumeration or an address writes it: `CALL`, `call`. */
export const newEvent = (type: string): string => `/event/new/${type.toLowerCase()}`;
export const event = (id: Id): string => `/event/${id}`;

export const matching = '/crossed';

export const administration = (part: string): string => `/admin/${part}`;

export const portals = '/sync';
export const editPortals = '/sync/edit';
export const portalRuns = '/sync/histo';
export const portalRun = (runId: Id): string => `/sync/histo/${encoded(runId)}`;
