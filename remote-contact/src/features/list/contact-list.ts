import type { CallInput } from '@pignon/shared/api';
import { addDays, addMonths, dayOf } from '@pignon/shared/domain/common/day';
import {
  CONSENT_ANSWERS,
  CONTACT_ORDER,
  CONTACT_TYPES,
  type ContactType,
} from '@pignon/shared/domain/contact/contact.enums';
import { isFieldColumn, type TableColumn } from '@pignon/shared/domain/contact/list/contact-columns';
import * as paths from '@pignon/shared/domain/navigation/paths';
import {
  citiesParam,
  defineList,
  flagParam,
  idParam,
  oneOfParam,
  textParam,
  type StateOf,
} from '@pignon/shared/router';

/** Kinds of contact that have a tab, in its order; the address names them in lower case. */
export const TAB_TYPES = [
  'CUSTOMER',
  'OWNER',
  'TENANT',
  'NOTARY',
  'PARTNER',
  'SUPPLIER',
  'NEGOTIATOR',
] as const satisfies readonly ContactType[];

export const ARCHIVE_CHOICES = ['ACTIVE', 'ARCHIVED', 'ALL'] as const;

/** Value of "no filter". */
export const ANY = 'ANY' as const;
/** Years without a sign of life. */
export const SILENCES = ['1', '2', '3', '5'] as const;
/** Follow-up filter: overdue, or due within so many days, overdue included. */
export const FOLLOW_UPS = ['LATE', 'WEEK', 'MONTH'] as const;
const FOLLOW_UP_DAYS: Readonly<Record<(typeof FOLLOW_UPS)[number], number>> = { LATE: 0, WEEK: 8, MONTH: 31 };

/** Address of the contact list, beside the type of contact. */
export const CONTACT_LIST = defineList({
  filters: {
    text: textParam(),
    negotiator: idParam(),
    archive: oneOfParam(ARCHIVE_CHOICES, 'ACTIVE'),
    hasFilters: { ...flagParam(), name: 'criteria' },
    cities: citiesParam(),
    source: idParam(100),
    silence: oneOfParam([ANY, ...SILENCES], ANY),
    mail: oneOfParam([ANY, ...CONSENT_ANSWERS], ANY),
    followUp: oneOfParam([ANY, ...FOLLOW_UPS], ANY),
  },
  orderProperties: CONTACT_ORDER,
  defaultOrder: { property: 'modifiedTime', direction: 'DESC' },
});

export type ContactListState = StateOf<typeof CONTACT_LIST>;

/** Contact type in `/contact/list/:type?`; null for all and for an unknown word. */
export function typeOfPath(segment: string | undefined): ContactType | null {
  return CONTACT_TYPES.find((type) => type.toLowerCase() === segment?.toLowerCase()) ?? null;
}

/** Address of a tab of the list, with what else the list is narrowed to. */
export function pathOfType(type: ContactType | null, search = ''): string {
  return `${paths.contacts}${type ? `/${type.toLowerCase()}` : ''}${search}`;
}

/** True where contacts may be listed; other users have no list page. */
export function isContactArea(pathname: string): boolean {
  return /^\/(contact|crossed)(\/|$)/.test(pathname);
}

type Body = CallInput<'POST contact/find'>['body'];
type Dto = NonNullable<Body['dto']>;

/** Request for the filters without a column; days are counted from `today`. */
function dtoOfPerson({ cities, source, silence, mail, followUp }: ContactListState['filters'], today: string): Dto {
  return {
    ...(cities.length > 0 && { cities: [...cities] }),
    ...(source && { source }),
    ...(silence !== ANY && { silentSince: addMonths(today, -12 * Number(silence)) }),
    ...(mail !== ANY && { mailConsent: mail }),
    ...(followUp !== ANY && { followUpBefore: addDays(today, FOLLOW_UP_DAYS[followUp]) }),
  };
}

/** Request of a list, from its filters and tab. */
export function dtoOf(filters: ContactListState['filters'], type: ContactType | null, today = dayOf()): Dto {
  const { text, negotiator, archive, hasFilters } = filters;
  return {
    ...(text && { text }),
    ...(type && { contactType: [type] }),
    ...(negotiator && { negotiator }),
    ...(archive !== 'ALL' && { archived: archive === 'ARCHIVED' }),
    ...(hasFilters && { hasFilters }),
    ...dtoOfPerson(filters, today),
  };
}

/** The body of the call that answers this state of the list and the columns of its table. */
export const findContacts = (
  { filters, order, pageNumber, pageSize }: ContactListState,
  type: ContactType | null,
  columns: readonly TableColumn[] = [],
): Body => {
  const fields = columns.filter(isFieldColumn);
  return { dto: dtoOf(filters, type), pageSize, pageNumber, order, ...(fields.length > 0 && { columns: fields }) };
};
