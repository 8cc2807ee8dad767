import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Words } from '../mandate-title';
import type { EndKind } from './end-choice';

/** A kind of end with its conditions; a management mandate's notice has the agreed length. */
export function endKindLabel({ management }: Pick<Mandate, 'management'>, kind: EndKind, t: Words): string {
  const conditions =
    kind === 'NOTICE' && management
      ? t('end.managedNotice', { count: management.noticeMonths })
      : t(`end.conditions.${kind}`);
  return t('end.kindText', { kind: t(`terminationKind.${kind}`), conditions });
}
