import type { BulkChange, BulkFields, BulkResult } from '@pignon/shared/domain/property/list/bulk.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { Db, Queryable } from '../../../db/db';
import type { Actor } from '../../../write/actor';
import { changeMany, changeOne } from '../../../write/bulk';
import { readProperty } from '../property-read.repo';
import { patchProperty } from '../property.service';

/** Values that the input would replace; undefined when it changes nothing. */
function replacedValues({ propertyStatus, negotiator }: Property, input: BulkFields): BulkFields | undefined {
  const before: BulkFields = {
    ...(input.propertyStatus !== undefined && input.propertyStatus !== propertyStatus && { propertyStatus }),
    ...(input.negotiator !== undefined && input.negotiator !== negotiator && { negotiator }),
  };
  return Object.keys(before).length > 0 ? before : undefined;
}

async function changeProperty(tx: Queryable, actor: Actor, change: BulkChange): Promise<BulkResult> {
  const { reference, fields } = change;
  const outcome = await changeOne(tx, {
    entity: await readProperty(tx, reference),
    missing: `Le bien ${reference} n’existe pas.`,
    version: change.version,
    undo: (property) => replacedValues(property, fields),
    patch: (_, version) => patchProperty(tx, actor, { reference, version, patch: fields }),
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
