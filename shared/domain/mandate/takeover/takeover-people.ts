import type { ImportValues } from '../../contact/import/import-fields';
import { readName, readTitle } from '../../contact/import/import-names';
import {
  PRINCIPAL_FIELDS,
  SECOND_FIELDS,
  type SecondField,
  type TakeoverField,
  type TakeoverValues,
} from './takeover-fields';

/** Cells of one principal, with the column of each. */
export interface PrincipalCells {
  values: ImportValues;
  columnOf: (field: string) => TakeoverField;
}

type NameField = 'lastFirst' | 'firstLast';

/** Separates the names of one cell. */
const BETWEEN_NAMES = /\s*[;/\n]\s*|\s+(?:et|&)\s+/i;
const BETWEEN_REACH = /\s*[;/\n]\s*/;
/** « M. et Mme Dupont »: one contact that is a couple. */
const COUPLE = /^(?:m\.?|mr\.?|monsieur)\s+(?:et|&|ou)\s+(?:mme\.?|madame)\b/i;
/** Companies and estates, whose names may contain « et ». */
const FIRM =
  /^(?:sci|sarl|sas|sasu|sa|eurl|eirl|snc|scp|selarl|scea|gfa|ste|société|societe|indivision|succession|consorts|association|cabinet|étude|etude|hoirs)\b/i;

const text = (cell: string | undefined): string => cell?.trim() ?? '';

/** Splits a cell into names; a lone first name gets the cell's family name. */
function namesIn(cell: string, field: NameField): ImportValues[] {
  if (COUPLE.test(cell) || FIRM.test(cell)) return [{ [field]: cell }];
  const parts = cell.split(BETWEEN_NAMES).filter((part) => part !== '');
  const whole = parts.map((part) => readName({ [field]: part })).find(({ firstName }) => firstName !== '');
  return parts.map((part) => {
    const own = readName({ [field]: part });
    const isFirstName = parts.length > 1 && whole !== undefined && !/\s/.test(part);
    if (!isFirstName || own.title === 'COMPANY') return { [field]: part };
    return { lastName: whole.lastName, firstName: part };
  });
}

/** The nth part of a cell with several values; a single value belongs to the first person. */
const nth = (cell: string | undefined, index: number, between: RegExp): string =>
  text(cell)
    .split(between)
    .filter((part) => part !== '')[index] ?? '';

function splitPeople(own: ImportValues): ImportValues[] {
  const field = (['lastFirst', 'firstLast'] as const).find((each) => text(own[each]) !== '');
  const isNamedApart = text(own.lastName) !== '' || text(own.firstName) !== '' || text(own.company) !== '';
  const names = field === undefined || isNamedApart ? [] : namesIn(text(own[field]), field);
  if (names.length < 2) return [own];
  const { title, email, mobile, phone, street, postcode, city } = own;
  const single = readTitle(text(title)) === 'MR_AND_MRS' ? undefined : title;
  return names.map((name, index) => ({
    ...name,
    ...(index === 0 && single !== undefined && { title: single }),
    email: nth(email, index, /[\s;/,]+/),
    mobile: nth(mobile, index, BETWEEN_REACH),
    phone: nth(phone, index, BETWEEN_REACH),
    ...(street !== undefined && { street }),
    ...(postcode !== undefined && { postcode }),
    ...(city !== undefined && { city }),
  }));
}

function secondOf(values: TakeoverValues): ImportValues | null {
  const cells = (Object.keys(SECOND_FIELDS) as SecondField[]).filter((field) => text(values[field]) !== '');
  if (cells.length === 0) return null;
  const { street, postcode, city } = values;
  return {
    ...Object.fromEntries(cells.map((field) => [SECOND_FIELDS[field], values[field]])),
    ...(street !== undefined && { street }),
    ...(postcode !== undefined && { postcode }),
    ...(city !== undefined && { city }),
  };
}

const isColumn = (field: string): field is (typeof PRINCIPAL_FIELDS)[number] =>
  PRINCIPAL_FIELDS.some((each) => each === field);

/** Principals of a line: from one cell of names, from the columns of a second person, or both. May be empty. */
export function principalsOf(values: TakeoverValues): PrincipalCells[] {
  const filledFields = PRINCIPAL_FIELDS.filter((field) => text(values[field]) !== '');
  const own = Object.fromEntries(PRINCIPAL_FIELDS.map((field) => [field, values[field]] as const)) as ImportValues;
  const inName = text(values.firstLast) === '' ? 'lastFirst' : 'firstLast';
  const first = filledFields.length === 0 ? [] : splitPeople(own);
  const columnOf = (field: string): TakeoverField =>
    isColumn(field) && (first.length < 2 || text(values[field]) !== '')
      ? field
      : first.length < 2
        ? 'lastName'
        : inName;
  const second = secondOf(values);
  const column2 = (field: string): TakeoverField => {
    const columns = Object.entries(SECOND_FIELDS) as [SecondField, string][];
    const same = columns.find(([column, read]) => read === field && text(values[column]) !== '');
    return same?.[0] ?? columns.find(([column]) => text(values[column]) !== '')?.[0] ?? 'lastFirst2';
  };
  return [
    ...first.map((each) => ({ values: each, columnOf })),
    ...(second === null ? [] : [{ values: second, columnOf: column2 }]),
  ];
}
