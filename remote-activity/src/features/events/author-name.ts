import type { Colleagues } from '@pignon/shared/api';
import { CUSTOMER_AUTHOR } from '@pignon/shared/domain/event/event.enums';
import type { useTranslation } from '@pignon/shared/i18n';

/** Names the author of an event: a colleague, a customer, or the product for its own jobs. */
export function authorName(
  user: string,
  nameOf: Colleagues['nameOf'],
  t: ReturnType<typeof useTranslation<'activity'>>['t'],
): string {
  if (user === CUSTOMER_AUTHOR) return t('event.byCustomer');
  return user.includes('@') ? nameOf(user) : t('event.byProduct');
}
