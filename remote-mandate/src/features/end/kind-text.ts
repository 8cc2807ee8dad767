import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Words } from '../mandate-title';
import type { EndKind } from './end-choice';

/** Label of a kind of end; a management mandate's notice has the agreed length. */
export function kindText({ management }: Pick<Mandate, 'management'>, kind: EndKind, t: Words): string {
  return kind === 'NOTICE' && management
    ? t('end.managedNotice', { count: management.noticeMonths })
    : t(`end.kind.${kind}`);
}
