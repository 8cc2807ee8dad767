import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Words } from '../mandate-title';
import type { EndKind } from './end-choice';

/** A way in which a mandate ends; the notice of one to manage is as long as was agreed. */
export function kindText({ management }: Pick<Mandate, 'management'>, kind: EndKind, t: Words): string {
  return kind === 'NOTICE' && management
    ? t('end.managedNotice', { count: management.noticeMonths })
    : t(`end.kind.${kind}`);
}
