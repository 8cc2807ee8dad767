import type { ReactNode } from 'react';
import type { AuditLine } from '@pignon/shared/domain/audit/audit.schema';
import { AUDITED_LABELS } from '@pignon/shared/domain/audit/labels-of';
import { useTranslation } from '@pignon/shared/i18n';
import { RecordLink, RecordNames, type Reference } from '@pignon/shared/ui/core';
import { pathOfRecord } from './record-path';

type Line = Pick<AuditLine, 'entity' | 'ref'>;

/** Record of a journal line; for a file, its owner. */
function recordOf({ entity, ref }: Line): Reference {
  if (entity !== 'media') return { kind: entity, id: ref };
  const [kind = '', id = ''] = ref.split('/');
  return { kind, id };
}

/** Loads the names of all records in these lines. */
export function AuditNames({ of, children }: { of: readonly Line[]; children: ReactNode }): ReactNode {
  return <RecordNames records={of.map(recordOf)}>{children}</RecordNames>;
}

/** Entities whose name includes their kind. */
const SELF_NAMED_ENTITIES: readonly AuditLine['entity'][] = ['mandate', 'visit', 'agency', 'proposal'];

/** Kinds with internal ids, which are never shown. */
const NUMBERED = ['contact', 'event', 'visit', 'mandate'];

/** Text for a record whose name is unknown. */
function fallbackOf({ entity, ref }: Line, fallbackText: string): string {
  const label = AUDITED_LABELS[entity];
  if (SELF_NAMED_ENTITIES.includes(entity)) return label;
  const { kind, id } = recordOf({ entity, ref });
  if (kind === 'mandate') return AUDITED_LABELS.mandate;
  return NUMBERED.includes(kind) ? fallbackText : id;
}

/** Record of an entry: kind, name and link. */
export function AuditRecord({ line: { entity, ref } }: { line: Line }): ReactNode {
  const { t } = useTranslation('admin');
  const record = recordOf({ entity, ref });
  const fallback = fallbackOf({ entity, ref }, t('journal.unnamed'));
  const link = <RecordLink record={record} fallback={fallback} to={pathOfRecord(entity, ref)} />;
  if (SELF_NAMED_ENTITIES.includes(entity)) return link;
  return (
    <>
      {AUDITED_LABELS[entity]} {link}
    </>
  );
}
