import * as businessLabels from '../../../audit/business-labels';
import { HISTORY_PLACES } from '../../../audit/history-places';
import { USER_LABELS } from '../../../audit/user-labels';
import { EMPTY_AGENCY } from '../../../agency/empty-agency';
import { COMMENT_FIELDS, LOCATION_FIELDS } from '../../../common/fields/common-fields';
import { PROBLEMS } from '../../../common/problem';
import { CONTACT_FIELDS } from '../../../contact/contact-catalogue';
import * as contactWords from '../../../contact/contact-words';
import { DEFAULT_CRITERIA, EMPTY_CONTACT } from '../../../contact/draft-contact';
import * as contactColumns from '../../../contact/list/contact-columns';
import * as mandateWords from '../../../documents/mandate-words';
import { FEATURE_WORDS, HEATING_WORDS, ROOM_WORDS } from '../../../documents/words';
import { MANDATE_STATUS_WORDS as STATUSES_OF_MANDATES } from '../../../mandate/mandate-status';
import { WEIGHTS } from '../../../matching/points';
import { POLIRIS } from '../../../poliris/poliris-columns';
import { PRIVATE_FIELDS } from '../../../privacy/private-fields';
import { ENUMERATED, FACETS } from '../../../property/analysis/dimensions';
import { ENERGY_SCALE } from '../../../property/energy';
import * as propertyColumns from '../../../property/list/property-columns';
import { PROPERTY_FIELDS } from '../../../property/property-catalogue';
import { NEW_CO_OWNERSHIP, NEW_RENTAL, NO_CERTIFICATE, NO_FIGURES } from '../../../property/property-draft';
import * as propertyWords from '../../../property/property-words';
import { DEFAULT_MAIL_SETTINGS } from '../../../proposal/mail-settings.schema';
import { PROPOSAL_STATUS_WORDS, REFUSAL_REASON_WORDS } from '../../../proposal/proposal-status';
import { PORTAL_KIND_NAMES } from '../../../sync/sync.enums';
import { ACCESS_ROLES } from '../../../user/access.policy';
import { VISIT_STATUS_WORDS } from '../../../visit/visit-status';

/**
 * Tables in which the product decides something entry by entry: words of screens and papers, columns, weights, private
 * fields, what a new record begins with.
 */
export const PRODUCT_TABLES: Readonly<Record<string, object>> = {
  ACCESS_ROLES,
  PROBLEMS,
  ...tablesOf(businessLabels),
  USER_LABELS,
  HISTORY_PLACES,
  COMMENT_FIELDS,
  LOCATION_FIELDS,
  CONTACT_FIELDS,
  ...tablesOf(contactWords),
  DEFAULT_CRITERIA,
  EMPTY_CONTACT,
  CONTACT_COLUMNS: contactColumns.CONTACT_COLUMNS,
  CONTACT_COLUMN_FIELDS: contactColumns.COLUMN_FIELDS,
  CONTACT_COLUMN_ORDER: contactColumns.COLUMN_ORDER,
  TABLE_COLUMNS: contactColumns.TABLE_COLUMNS,
  EXPORTED_COLUMNS: contactColumns.EXPORTED_COLUMNS,
  PROPERTY_FIELDS,
  ...tablesOf(propertyWords),
  PROPERTY_COLUMNS: propertyColumns.PROPERTY_COLUMNS,
  PROPERTY_COLUMN_ORDER: propertyColumns.COLUMN_ORDER,
  NO_FIGURES,
  NO_CERTIFICATE,
  NEW_RENTAL,
  NEW_CO_OWNERSHIP,
  ENUMERATED,
  FACETS,
  ENERGY_SCALE,
  ...tablesOf(mandateWords),
  STATUSES_OF_MANDATES,
  FEATURE_WORDS,
  HEATING_WORDS,
  ROOM_WORDS,
  VISIT_STATUS_WORDS,
  PROPOSAL_STATUS_WORDS,
  REFUSAL_REASON_WORDS,
  DEFAULT_MAIL_SETTINGS,
  EMPTY_AGENCY,
  PORTAL_KIND_NAMES,
  POLIRIS,
  PRIVATE_FIELDS,
  WEIGHTS,
};

/** The tables that a module exports, without its functions. */
function tablesOf(module: object): Record<string, object> {
  return Object.fromEntries(Object.entries(module).filter(([, table]) => typeof table === 'object'));
}

const entryText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const entriesOf = (table: object): string[] =>
  Array.isArray(table)
    ? table.map((item) => `- ${entryText(item)}`)
    : Object.entries(table).map(([key, value]) => `${key}: ${entryText(value)}`);

/** A table for a reader, an entry a line; no-break spaces are written as they are in the sources. */
export const tableText = (name: string, table: object): string =>
  [name, ...entriesOf(table).map((line) => `  ${line}`)].join('\n').replaceAll('\u00a0', '\\u00a0');
