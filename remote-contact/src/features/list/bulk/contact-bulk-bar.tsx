import type { ReactNode } from 'react';
import { callQuery, useQueryClient } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import type { ContactType } from '@pignon/shared/domain/contact/contact.enums';
import type { ContactBulkFields } from '@pignon/shared/domain/contact/list/bulk.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { ArchiveIcon, Button, TagIcon } from '@pignon/shared/ui/core';
import {
  BulkBar,
  BulkMenu,
  changesFor,
  NegotiatorMenu,
  useSelection,
  type Chooser,
  type ReadPage,
} from '@pignon/shared/ui/list';
import { CartButton } from '../../cart-button';
import { selectable } from '../selectable';
import { findContacts, TAB_TYPES } from '../contact-list';
import type { ContactControls } from '../contact-tools';
import { ExportButton } from './export-button';
import { UnchangedContactLink } from './unchanged-contact-link';
import { useBulkContacts } from './use-bulk-contacts';

interface ChangesProps {
  archive: ContactControls['filters']['archive'];
  onChange: (title: string, fields: ContactBulkFields) => void;
}

function Changes({ archive, onChange }: ChangesProps): ReactNode {
  const { t } = useTranslation('contact');
  const types = TAB_TYPES.map((addType) => {
    const label = t(`contactType.${addType}`);
    const onSelect = () => onChange(t('bulk.toType', { type: label }), { addType });
    return { kind: 'action', key: addType, label, onSelect } as const;
  });
  const archiveButton = (archived: boolean) => (
    <Button
      icon={<ArchiveIcon />}
      onClick={() => onChange(t(archived ? 'bulk.archiving' : 'bulk.unarchiving'), { archived })}
    >
      {t(archived ? 'archive.do' : 'archive.undo')}
    </Button>
  );
  return (
    <>
      <NegotiatorMenu onChoose={(title, negotiator) => onChange(title, { negotiator })} />
      <BulkMenu label={t('bulk.addType')} items={types} icon={<TagIcon />} />
      {archive !== 'ARCHIVED' && archiveButton(true)}
      {archive !== 'ACTIVE' && archiveButton(false)}
    </>
  );
}

function useReadPage(list: ContactControls, type: ContactType | null): ReadPage {
  const client = useQueryClient();
  return async (paging) => {
    const body = { ...findContacts(list, type), ...paging };
    const { content, page } = await client.query(callQuery('POST contact/find', { body }));
    return { rows: content.flatMap((contact) => selectable(contact) ?? []), totalPages: page.totalPages };
  };
}

interface ContactBulkBarProps {
  chooser: Chooser;
  list: ContactControls;
  type: ContactType | null;
  /** Number of records in the list; undefined while unknown. */
  total: number | undefined;
}

/** Actions on the selected contacts. */
export function ContactBulkBar({ chooser, list, type, total }: ContactBulkBarProps): ReactNode {
  const selection = useSelection(chooser);
  const bulk = useBulkContacts();
  const mayWrite = useMay('write');
  const ids = [...selection.keys()].map(Number);
  return (
    <BulkBar
      chooser={chooser}
      bulk={bulk}
      linkOf={(id) => <UnchangedContactLink id={id} />}
      total={total}
      readPage={useReadPage(list, type)}
    >
      <CartButton area="contact" ids={ids} />
      {mayWrite && (
        <Changes
          archive={list.filters.archive}
          onChange={(title, fields) => void bulk.start(title, changesFor(selection, fields))}
        />
      )}
      <ExportButton request={{ ids, order: list.order }} />
    </BulkBar>
  );
}
