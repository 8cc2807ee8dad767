import type { BulkChange, BulkFields, BulkResult } from '@pignon/shared/domain/property/list/bulk.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { Db, Queryable } from '../../../db/db';
import type { Actor } from '../../../write/actor';
import { changeMany, changeOne } from '../../../write/bulk';
import { readProperty } from '../property-read.repo';
import { patchPropertyIn } from '../property.service';

/** What a property has where something else is asked for; undefined where it has it all. */
function different({ propertyStatus, negotiator }: Property, asked: BulkFields): BulkFields | undefined {
  const before: BulkFields = {
    ...(asked.propertyStatus !== undefined && asked.propertyStatus !== propertyStatus && { propertyStatus }),
    ...(asked.negotiator !== undefined && asked.negotiator !== negotiator && { negotiator }),
  };
  return Object.keys(before).length > 0 ? before : undefined;
}

async function changeProperty(tx: Queryable, actor: Actor, change: BulkChange): Promise<BulkResult> {
  const { reference, fields } = change;
  const outcome = await changeOne(tx, {
    entity: await readProperty(tx, reference),
    missing: `Le bien ${reference} n’existe pas.`,
    version: change.version,
    undo: (property) => different(property, fields),
    patch: (_, version) => patchPropertyIn(tx, actor, { reference, version, patch: fields }),
  });
  return { reference, ...outcome };
}

/** Changes properties, each under the rules of a single change. */
export const changeProperties = (db: Db, actor: Actor, changes: readonly BulkChange[]): Promise<BulkResult[]> =>
  changeMany(
    db,
    changes,
    ({ reference }) => reference,
    (tx, change) => changeProperty(tx, actor, change),
  );
