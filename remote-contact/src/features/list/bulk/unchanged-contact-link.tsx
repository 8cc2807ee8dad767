import type { ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { useCartContact } from '../../../data/cart.queries';
import { ContactName } from '../../contact-name';

/** Link to a contact that was not changed; without a name while loading or when missing. */
export function UnchangedContactLink({ id }: { id: string }): ReactNode {
  const { t } = useTranslation('contact');
  const { data } = useCartContact(Number(id));
  return <Link to={paths.contact(id)}>{data ? <ContactName contact={data.contact} /> : t('detail.contact')}</Link>;
}
