import type { ReactNode } from 'react';
import type { AuditLine } from '@pignon/shared/domain/audit/audit.schema';
import { AUDITED_LABELS } from '@pignon/shared/domain/audit/labels-of';
import { RecordLink, RecordNames, type Reference } from '@pignon/shared/ui/core';
import { recordAddress } from './record-address';

type Line = Pick<AuditLine, 'entity' | 'ref'>;

/** The record that a line names; of a file, whose it is. */
function recordOf({ entity, ref }: Line): Reference {
  if (entity !== 'media') return { kind: entity, id: ref };
  const [kind = '', id = ''] = ref.split('/');
  return { kind, id };
}

/** Names at once what these lines are about. */
export function JournalNames({ of, children }: { of: readonly Line[]; children: ReactNode }): ReactNode {
  return <RecordNames records={of.map(recordOf)}>{children}</RecordNames>;
}

/** Said by the name itself, or all there is to say of what there is one of. */
const SAYS_ITSELF: readonly AuditLine['entity'][] = ['mandate', 'visit', 'agency'];

/** What stands for a name that is not known. The id of a mandate means nothing to staff: it is never shown. */
function fallbackOf(entity: AuditLine['entity'], ref: string): string {
  const label = AUDITED_LABELS[entity];
  if (entity === 'agency' || entity === 'mandate') return label;
  if (entity === 'media' && ref.startsWith('mandate/')) return AUDITED_LABELS.mandate;
  return SAYS_ITSELF.includes(entity) ? `${label} ${ref}` : ref;
}

/** What a line is about: the kind of record, how it is called, and the way to it. */
export function JournalRecord({ line: { entity, ref } }: { line: Line }): ReactNode {
  const record = recordOf({ entity, ref });
  const link = <RecordLink record={record} fallback={fallbackOf(entity, ref)} to={recordAddress(entity, ref)} />;
  if (SAYS_ITSELF.includes(entity)) return link;
  return (
    <>
      {AUDITED_LABELS[entity]} {link}
    </>
  );
}
