import type { ReactNode } from 'react';
import type { ContactType } from '@pignon/shared/domain/contact/contact.enums';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { writeListUrl } from '@pignon/shared/router';
import { ViewsMenu, ViewTabs } from '@pignon/shared/ui/list';
import { useContactCount } from '../../../data/contact.queries';
import { CONTACT_LIST, dtoOf, pathOfType, TAB_TYPES } from '../contact-list';
import type { ContactControls } from '../contact-tools';
import { useContactViews } from './use-contact-views';
import { readAddress } from './view-address';

interface ContactViewsProps {
  list: ContactControls;
  type: ContactType | null;
}

function Count({ address }: { address: string }): ReactNode {
  const { state, face } = readAddress(address);
  const count = useContactCount(dtoOf(state.filters, face));
  return count === undefined ? null : formatNumber(count);
}

/** Contact types as tabs that keep the filters, followed by saved views. */
export function ContactTabs({ list, type }: ContactViewsProps): ReactNode {
  const { t } = useTranslation('contact');
  const views = useContactViews(list, type);
  const firstPage = writeListUrl({ ...list, pageNumber: 0 }, CONTACT_LIST);
  const tabs = [null, ...TAB_TYPES].map((tab) => ({
    to: pathOfType(tab, firstPage),
    label: t(`tab.${tab ?? 'ALL'}`),
    current: views.saved === null && tab === type,
  }));
  return (
    <ViewTabs always label={t('list.tabs')} list={views} own={tabs} count={(address) => <Count address={address} />} />
  );
}

/** Opens saved views of the list, and keeps the one on screen. */
export const ContactViewsMenu = ({ list, type }: ContactViewsProps): ReactNode => (
  <ViewsMenu list={useContactViews(list, type)} />
);
