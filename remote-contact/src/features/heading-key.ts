import { labelKey, shortKey } from '@pignon/shared/domain/common/fields/field-labels';
import type { TableColumn } from '@pignon/shared/domain/contact/list/contact-columns';
import { listedPath } from '@pignon/shared/domain/contact/list/listed-paths';
import headings from '../messages/headings.fr.json';

/** Message key of a column's heading. */
export function headingKey(column: TableColumn): string {
  const path = listedPath(column);
  return shortKey(path) in headings ? shortKey(path) : labelKey(path);
}
