import type { Listing } from '@pignon/shared/domain/poliris/listing';
import { ownersOf } from '@pignon/shared/domain/mandate/draft-mandate';
import type { TakeoverValues } from '@pignon/shared/domain/mandate/takeover/takeover-fields';
import { numberedInRegister } from '@pignon/shared/domain/mandate/register-number';
import type { ListedMandateTerms } from '@pignon/shared/domain/property/import/import.schema';
import type { Queryable } from '../../../db/db';
import type { ReportRow } from '../../../import/report';
import type { Actor } from '../../../write/actor';
import { writeAudit } from '../../audit/audit.repo';
import { deleteTakenOver } from '../../mandate/takeover/takeover.repo';
import { takeMandatesOver } from '../../mandate/takeover/takeover.service';
import { getPropertyOrThrow } from '../get-property-or-throw';

/** Defaults of a transaction's mandate: simple, with the property's payer. */
const DEFAULTS = { register: 'T', type: 'NON_EXCLUSIVE', feeType: null, negotiator: null } as const;

function valuesOf(
  { number, date, exclusive }: NonNullable<Listing['mandate']>,
  reference: string,
  { durationMonths, renewal }: ListedMandateTerms,
): TakeoverValues {
  return {
    propertyRef: reference,
    registerNumber: number,
    registerDate: date ?? '',
    mandateType: exclusive ? 'exclusif' : 'simple',
    durationMonths: String(durationMonths),
    renewal: renewal ? 'oui' : 'non',
  };
}

/**
 * Enters the mandate that a listing names by number and date into the register, as a takeover. The format names no
 * principal: the property's owners are, else a placeholder contact. Adds the result or the reason to the row. @returns
 * the created mandate
 */
export async function takeListedMandate(
  tx: Queryable,
  actor: Actor,
  row: ReportRow,
  { mandate }: Listing,
  terms: ListedMandateTerms,
): Promise<number | null> {
  if (mandate === null || row.result === 'REFUSED') return null;
  const { reference } = row;
  const isOwned = ownersOf(await getPropertyOrThrow(tx, reference)).length > 0;
  const values = valuesOf(mandate, reference, terms);
  // distinct names, so that two of them never count as one person
  if (!isOwned) Object.assign(values, { lastName: 'Mandant', firstName: reference });
  const { results } = await takeMandatesOver(tx, actor, { lines: [{ line: row.line, values }], defaults: DEFAULTS });
  const [result] = results;
  if (!result) return null;
  const { register, registerNumber } = result;
  // a mandate that was not entered is named as in the listing
  const isEntered = result.outcome !== 'REFUSED' && registerNumber !== null;
  const mandateLabel = `Mandat ${isEntered ? numberedInRegister(register, registerNumber) : `n°\u00a0${mandate.number}`}`;
  if (result.outcome === 'KNOWN') {
    // also when an import resumes after a crash
    row.findings.push({ severity: 'MADE', text: `${mandateLabel} au registre ${result.register}.` });
    return null;
  }
  if (result.outcome === 'REFUSED') {
    const problemText = result.problems.map(({ message }) => message).join('\u00a0; ');
    row.findings.push({ severity: 'LEFT_OUT', text: `${mandateLabel} non inscrit au registre\u00a0: ${problemText}.` });
    return null;
  }
  const placeholderText = isOwned ? '' : `, au nom de «\u00a0Mandant ${reference}\u00a0», à compléter`;
  row.findings.push({
    severity: 'MADE',
    text: `${mandateLabel} inscrit au registre ${result.register}${placeholderText}.`,
  });
  if (row.result === 'UNCHANGED') row.result = 'UPDATED';
  return result.mandateId;
}

/** Removes such a mandate from the register when nothing depends on it. */
export async function removeListedMandate(tx: Queryable, actor: Actor, mandateId: number): Promise<void> {
  await deleteTakenOver(tx, mandateId);
  await writeAudit(tx, actor, [{ action: 'DELETE', entity: 'mandate', ref: String(mandateId), changes: [] }]);
}
