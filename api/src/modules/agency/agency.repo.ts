import type { CardKind } from '@pignon/shared/domain/agency/agency.enums';
import type { Agency, AgencyFields } from '@pignon/shared/domain/agency/agency.schema';
import { EMPTY_AGENCY } from '@pignon/shared/domain/agency/empty-agency';
import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../db/db';
import { REGISTERED_HERE } from '../mandate/register/register.repo';

interface Row {
  settings: Partial<AgencyFields>;
  version: number;
  modifiedTime: string;
}

/** Reads the agency's settings; empty, version 0, before the first change. */
export async function readAgency(db: Queryable, lock = false): Promise<Agency> {
  const [row] = await db.query<Row>(sql`select settings, version, modified_time as "modifiedTime" from agency
    ${lock ? sql`for update` : empty}`);
  if (!row) return { ...EMPTY_AGENCY, version: 0, modifiedTime: null };
  const { settings, ...rest } = row;
  return { ...EMPTY_AGENCY, ...settings, ...rest };
}

/** Replaces the stored settings. */
export async function writeAgency(tx: Queryable, settings: AgencyFields, at?: string): Promise<void> {
  await tx.query(sql`insert into agency (settings, modified_time)
    values (${JSON.stringify(settings)}::jsonb, coalesce(${at ?? null}::timestamptz, now()))
    on conflict (id) do update set settings = excluded.settings, modified_time = excluded.modified_time,
      version = agency.version + 1`);
}

/** Inserts the first settings; false when another request was faster. */
export async function writeFirstAgency(tx: Queryable, settings: AgencyFields, at: string): Promise<boolean> {
  const rows = await tx.query(sql`insert into agency (settings, modified_time)
    values (${JSON.stringify(settings)}::jsonb, ${at}::timestamptz) on conflict do nothing returning id`);
  return rows.length > 0;
}

/** Registers with assigned numbers; one with only taken-over numbers may still be raised. */
export async function begunRegisters(tx: Queryable): Promise<CardKind[]> {
  const rows = await tx.query<{ register: CardKind }>(sql`
    select register from register_counter c where not exists (
      select 1 from mandate where mandate.register = c.register and register_number is not null)
    or exists (select 1 from mandate where mandate.register = c.register and ${REGISTERED_HERE})`);
  return rows.map(({ register }) => register);
}
