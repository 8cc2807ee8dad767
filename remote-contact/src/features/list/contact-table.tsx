import type { ReactNode } from 'react';
import type { ContactSummary } from '@pignon/shared/domain/contact/contact.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { unmaskedName } from '@pignon/shared/domain/privacy/contact-name-privacy';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { lazyPart } from '@pignon/shared/ui/core';
import type { Column } from '@pignon/shared/ui/table';
import { PreviewFrame, selectColumn, useShown, type Chooser } from '@pignon/shared/ui/list';
import { DataTable } from '@pignon/shared/ui/table';
import { usePrefetchContact } from '../../data/contact.queries';
import { useUnmaskedName } from '../use-unmasked-name';
import { selectable } from './selectable';
import type { ContactControls } from './contact-tools';

// loaded when first opened
const ContactPreview = lazyPart(async () => (await import('../preview/contact-preview')).ContactPreview);

/** Maximum number of columns that fit on an office screen without scrolling. */
const MAX_FITTING_COLUMNS = 9;

const linkOf = ({ id }: ContactSummary) => paths.contact(id);

interface ContactTableProps {
  rows: readonly ContactSummary[];
  list: ContactControls;
  chooser: Chooser;
  columns: Column<ContactSummary>[];
  stale: boolean;
}

/** One page of contacts. */
export function ContactTable({ rows, list, chooser, columns, stale }: ContactTableProps): ReactNode {
  const { t } = useTranslation('contact');
  const masked = usePrivacy();
  const nameFor = useUnmaskedName();
  const nameOf = (contact: ContactSummary) => nameFor(contact);
  const boxOf = (contact: ContactSummary) => unmaskedName(contact, masked) ?? rows.indexOf(contact) + 1;
  const prefetch = usePrefetchContact();
  useShown(chooser, rows, selectable);
  return (
    <PreviewFrame
      rows={rows}
      linkOf={linkOf}
      nameOf={nameOf}
      draw={(contact) => <ContactPreview contact={contact} pending={null} />}
    >
      <DataTable
        label={t('list.title')}
        columns={columns}
        lead={selectColumn(chooser, selectable, boxOf)}
        rows={rows}
        rowKey={({ id }) => id}
        order={list.order}
        onOrder={list.setOrder}
        rowLink={linkOf}
        onIntent={({ id }) => prefetch(id)}
        stale={stale}
        wide={columns.length > MAX_FITTING_COLUMNS}
      />
    </PreviewFrame>
  );
}
