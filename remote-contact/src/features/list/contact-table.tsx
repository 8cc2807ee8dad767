import { Suspense, useMemo, type ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import { contactName } from '@pignon/shared/domain/contact/contact-name';
import type { ContactSummary } from '@pignon/shared/domain/contact/contact.schema';
import { isPrivateName } from '@pignon/shared/domain/privacy/private-name';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { lazyPart } from '@pignon/shared/ui/core';
import { PeekFrame, selectColumn, useShown, type Chooser } from '@pignon/shared/ui/list';
import { DataTable } from '@pignon/shared/ui/table';
import { usePrefetchContact } from '../../data/contact.queries';
import { choosable } from './choosable';
import { contactColumns } from './contact-columns';
import type { ContactControls } from './contact-tools';

// it comes when it is first opened
const ContactPeek = lazyPart(async () => (await import('../peek/contact-peek')).ContactPeek);

const linkOf = ({ id }: ContactSummary) => `/contact/${id}`;

interface ContactTableProps {
  rows: readonly ContactSummary[];
  list: ContactControls;
  chooser: Chooser;
  colleagues: Colleagues;
  stale: boolean;
}

/** How a contact is called where nothing can be masked: owners by their number while a customer looks. */
function useSpokenName(): (contact: ContactSummary) => string {
  const { t } = useTranslation('contact');
  const isPrivate = usePrivacy();
  return (contact) =>
    isPrivate && isPrivateName(contact.contactType) ? t('detail.numbered', { id: contact.id }) : contactName(contact);
}

/** One page of contacts. */
export function ContactTable({ rows, list, chooser, colleagues, stale }: ContactTableProps): ReactNode {
  const { t } = useTranslation('contact');
  const nameOf = useSpokenName();
  const prefetch = usePrefetchContact();
  useShown(chooser, rows, choosable);
  const columns = useMemo(() => contactColumns(t, colleagues.nameOf), [t, colleagues]);
  return (
    <PeekFrame
      rows={rows}
      linkOf={linkOf}
      nameOf={nameOf}
      draw={(contact) => (
        <Suspense>
          <ContactPeek contact={contact} />
        </Suspense>
      )}
    >
      <DataTable
        label={t('list.title')}
        columns={columns}
        lead={selectColumn(chooser, choosable, nameOf)}
        rows={rows}
        rowKey={({ id }) => id}
        order={list.order}
        onOrder={list.setOrder}
        rowLink={linkOf}
        onIntent={({ id }) => prefetch(id)}
        stale={stale}
      />
    </PeekFrame>
  );
}
