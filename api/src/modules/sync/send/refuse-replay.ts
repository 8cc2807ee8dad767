import { dayOf } from '@pignon/shared/domain/common/day';
import { refusals } from '@pignon/shared/domain/sync/preflight';
import type { Queryable } from '../../../db/db';
import { readAgency } from '../../agency/agency.repo';
import { readProperties } from '../../property/property-read.repo';
import { includedAmong } from '../listing.repo';
import type { PortalRecord } from '../portal.repo';
import { referencesSent } from './run-listing.repo';
import { SendingError } from './sending-error';

const MAX_NAMED = 3;

/** @throws when an old file contains listings that may no longer be advertised, or were removed from the portal */
export async function refuseReplay(db: Queryable, runId: number, portal: PortalRecord): Promise<void> {
  const agency = await readAgency(db);
  const day = dayOf();
  const refusalTexts: string[] = [];
  for await (const references of referencesSent(db, runId)) {
    const properties = await readProperties(db, await includedAmong(db, portal.code, portal, references));
    const allowed = properties.filter((property) => refusals(property, portal.kind, agency, day).length === 0);
    const known = new Set(allowed.map(({ reference }) => reference));
    refusalTexts.push(...references.filter((reference) => !known.has(reference)));
  }
  if (refusalTexts.length === 0) return;
  const firstTexts = refusalTexts.slice(0, MAX_NAMED).join(', ');
  const more = refusalTexts.length > MAX_NAMED ? ` et ${refusalTexts.length - MAX_NAMED} autres` : '';
  throw new SendingError(
    `Le fichier annonce ce qui ne peut plus l’être\u00a0: ${firstTexts}${more}. Construisez-en un nouveau.`,
    false,
  );
}
