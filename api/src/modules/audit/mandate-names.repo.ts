import type { AuditLine } from '@pignon/shared/domain/audit/audit.schema';
import { mandateName, type NamedMandate } from '@pignon/shared/domain/mandate/mandate-name';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';

const ID = /^\d{1,15}$/;
const FOLDER = /^mandate\/(\d{1,15})$/;

/** Id of the mandate that a line is about, or whose folder contains its file; null for other lines. */
function mandateOf({ entity, ref }: AuditLine): string | null {
  if (entity === 'media') return FOLDER.exec(ref)?.[1] ?? null;
  return entity === 'mandate' && ID.test(ref) ? ref : null;
}

/** Shows mandates by register number instead of id; a mandate without number by its property. */
export async function withMandateNames(db: Queryable, lines: readonly AuditLine[]): Promise<AuditLine[]> {
  const ids = lines.map(mandateOf).filter((id) => id !== null);
  if (ids.length === 0) return [...lines];
  const rows = await db.query<NamedMandate & { id: string; propertyRef: string }>(sql`select id::text as id, register,
    register_number as "registerNumber", type, status, property_ref as "propertyRef"
    from mandate where id = any(${ids}::bigint[])`);
  const names = new Map(
    rows.map(({ id, propertyRef, ...named }) => {
      const name = mandateName(named);
      return [id, named.registerNumber === null ? `${name} (${propertyRef})` : name];
    }),
  );
  return lines.map((line) => {
    const id = mandateOf(line);
    return id === null ? line : { ...line, ref: names.get(id) ?? 'Mandat' };
  });
}
