import type { ColumnField } from '@pignon/shared/domain/common/fields/field-columns';
import sql, { empty, join, type Sql } from 'sql-template-tag';

/** SQL of the value at a path of `parts`, the JSON column of a record such as `p.parts`. */
export const partAt = (parts: Sql, { path }: Pick<ColumnField, 'path'>): Sql =>
  sql`${parts} #> ${path.split('.')}::text[]`;

/** Joins the values of a list in `parts` by commas; null for an empty list. */
export const joinedChoices = (part: Sql): Sql =>
  sql`to_jsonb((select string_agg(choice, ',' order by place) from jsonb_array_elements_text(${part}) with ordinality as held(choice, place)))`;

/** Selects the requested fields as the first output `columns`; empty for none. */
export function selectFields<Column extends string>(columns: readonly Column[], valueOf: (column: Column) => Sql): Sql {
  if (columns.length === 0) return empty;
  const pairs = columns.map((column) => sql`${column}::text, ${valueOf(column)}`);
  return sql`jsonb_build_object(${join(pairs)}) as columns,`;
}
