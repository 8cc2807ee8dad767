import { dayOf } from '@pignon/shared/domain/common/day';
import { frenchCount } from '@pignon/shared/domain/common/french';
import { complianceProblems } from '@pignon/shared/domain/property/compliance/compliance';
import type { ComplianceProblem } from '@pignon/shared/domain/property/compliance/compliance.schema';
import { printRefusals } from '@pignon/shared/domain/property/compliance/release';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { Db } from '../../db/db';
import { ApiProblem } from '../../http/api-problem';
import type { Actor } from '../../write/actor';
import { readAgency } from '../agency/agency.repo';
import { writeAudit, type AuditEntry } from '../audit/audit.repo';

interface BlockedProperty {
  reference: string;
  problems: ComplianceProblem[];
}

export interface PrintForCustomer {
  /** Label of the document: "Affiche", "Fiche". */
  document: string;
  /** Manager's reason to print despite a block. */
  reason: string | undefined;
  isManager: boolean;
}

const sentencesOf = ({ problems }: BlockedProperty): string => problems.map(({ message }) => message).join(' ');

function refusal(blocked: readonly BlockedProperty[], reason: string | undefined): ApiProblem {
  const [only] = blocked;
  const blockText =
    blocked.length === 1 && only
      ? `Le bien ${only.reference} ne peut pas être imprimé pour un client. ${sentencesOf(only)}`
      : `${frenchCount(blocked.length, 'bien')} ne peuvent pas être imprimés pour un client\u00a0: ${blocked.map(({ reference }) => reference).join(', ')}.`;
  const managerHint = reason === undefined ? '' : ' Seul un responsable peut imprimer malgré cela.';
  return new ApiProblem('VALIDATION', {
    message: `${blockText}${managerHint}`,
    errors: blocked.flatMap(({ reference, problems }) =>
      problems.map(({ path, message }) => ({ path: `${reference}.${path}`, message })),
    ),
  });
}

function entryOf(blocked: BlockedProperty, { document, reason }: PrintForCustomer): AuditEntry {
  const changes = [
    { path: 'print.document', before: null, after: document },
    { path: 'print.reason', before: null, after: reason },
    { path: 'print.problems', before: null, after: sentencesOf(blocked) },
  ];
  return { action: 'PRINT', entity: 'property', ref: blocked.reference, changes };
}

/**
 * Refuses to print for customers or the window when law or status blocks a property, unless a manager gives a reason;
 * journals one line per blocked property before printing.
 */
export async function releasePrint(
  db: Db,
  actor: Actor,
  properties: readonly Property[],
  print: PrintForCustomer,
): Promise<void> {
  const [agency, day] = [await readAgency(db), dayOf()];
  const blocked = properties
    .map((property) => ({
      reference: property.reference,
      problems: printRefusals(property.propertyStatus, complianceProblems(property, agency, day)),
    }))
    .filter(({ problems }) => problems.length > 0);
  if (blocked.length === 0) return;
  if (print.reason === undefined || !print.isManager) throw refusal(blocked, print.reason);
  await writeAudit(
    db,
    actor,
    blocked.map((one) => entryOf(one, print)),
  );
}
