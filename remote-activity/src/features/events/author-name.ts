import type { Colleagues } from '@pignon/shared/api';
import { CUSTOMER_AUTHOR } from '@pignon/shared/domain/event/event.enums';
import type { useTranslation } from '@pignon/shared/i18n';

/** What whoever wrote an event is called: a colleague, a customer, or the product, whose own jobs have no address. */
export function authorName(
  user: string,
  nameOf: Colleagues['nameOf'],
  t: ReturnType<typeof useTranslation<'activity'>>['t'],
): string {
  if (user === CUSTOMER_AUTHOR) return t('event.byCustomer');
  return user.includes('@') ? nameOf(user) : t('event.byProduct');
}
