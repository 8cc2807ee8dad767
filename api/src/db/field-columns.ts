import type { ColumnField } from '@pignon/shared/domain/common/fields/field-columns';
import sql, { empty, join, type Sql } from 'sql-template-tag';

/** The value at a path of a record's `parts`, such as `p.parts`. */
export const partAt = (parts: Sql, { path }: Pick<ColumnField, 'path'>): Sql =>
  sql`${parts} #> ${path.split('.')}::text[]`;

/** The choices that a list in a record's `parts` holds, with a comma between; null where it holds none. */
export const joinedChoices = (part: Sql): Sql =>
  sql`to_jsonb((select string_agg(choice, ',' order by place) from jsonb_array_elements_text(${part}) with ordinality as held(choice, place)))`;

/** The fields that were asked for, by column, as the first output `columns` of a select; nothing where none is. */
export function selectFields<Column extends string>(columns: readonly Column[], valueOf: (column: Column) => Sql): Sql {
  if (columns.length === 0) return empty;
  const pairs = columns.map((column) => sql`${column}::text, ${valueOf(column)}`);
  return sql`jsonb_build_object(${join(pairs)}) as columns,`;
}
