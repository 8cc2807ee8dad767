import { useState } from 'react';
import { callQuery, useQueryClient } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { BulkFields } from '@pignon/shared/domain/property/list/bulk.schema';
import { PROPERTY_STATUSES } from '@pignon/shared/domain/property/property.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { addToCart, useCart } from '@pignon/shared/state';
import { Button, lazyDialog, SendIcon } from '@pignon/shared/ui/core';
import {
  BulkBar,
  BulkCartButton,
  BulkMenu,
  changesFor,
  NegotiatorMenu,
  useSelection,
  type Chooser,
  type ReadPage,
} from '@pignon/shared/ui/list';
import { headingKey } from '../heading-key';
import { Slot as PrintSlot } from '../../slots/print.slot';
import { ExportMenu } from '../export/export-menu';
import { selectable } from '../list/selectable';
import { dtoOf } from '../list/find-request';
import type { PropertyListControls } from '../list/use-property-list';
import { useBulkProperties } from './use-bulk-properties';

const PublishDialog = lazyDialog(async () => (await import('./publish-dialog')).PublishDialog);

function CartButton({ references }: { references: readonly string[] }) {
  const { properties } = useCart();
  const fresh = references.filter((reference) => !properties.includes(reference));
  return (
    <BulkCartButton
      area="property"
      held={properties.length}
      fresh={fresh.length}
      onAdd={() => addToCart({ properties: fresh })}
    />
  );
}

function ChangeMenus({ onChange }: { onChange: (title: string, fields: BulkFields) => void }) {
  const { t } = useTranslation('property');
  const statuses = PROPERTY_STATUSES.map((propertyStatus) => {
    const label = t(`propertyStatus.${propertyStatus}`);
    const onSelect = () => onChange(t('bulk.toStatus', { status: label }), { propertyStatus });
    return { kind: 'action', key: propertyStatus, label, onSelect } as const;
  });
  return (
    <>
      <BulkMenu label={t(headingKey('propertyStatus'))} items={statuses} />
      <NegotiatorMenu onChoose={(title, negotiator) => onChange(title, { negotiator })} />
    </>
  );
}

interface PropertyBulkBarProps {
  chooser: Chooser;
  list: PropertyListControls;
  /** Number of records in the list; undefined while unknown. */
  total: number | undefined;
}

function useReadPage(list: PropertyListControls): ReadPage {
  const client = useQueryClient();
  return async (paging) => {
    const body = { dto: dtoOf(list.filters), order: list.order, ...paging };
    const { content, page } = await client.query(callQuery('POST property/find', { body }));
    return { rows: content.map(selectable), totalPages: page.totalPages };
  };
}

/** Actions on the selected properties. */
export function PropertyBulkBar({ chooser, list, total }: PropertyBulkBarProps) {
  const { t } = useTranslation('property');
  const selection = useSelection(chooser);
  const bulk = useBulkProperties();
  const [publishing, setPublishing] = useState(false);
  const mayWrite = useMay('write');
  const maySync = useMay('sync');
  const references = [...selection.keys()];
  return (
    <>
      <BulkBar
        chooser={chooser}
        bulk={bulk}
        linkOf={(reference) => <Link to={paths.property(reference)}>{reference}</Link>}
        total={total}
        readPage={useReadPage(list)}
      >
        <CartButton references={references} />
        {mayWrite && (
          <>
            <ChangeMenus onChange={(title, fields) => void bulk.start(title, changesFor(selection, fields))} />
            <PrintSlot references={references} contactIds={[]} />
          </>
        )}
        {maySync && (
          <Button icon={<SendIcon />} onClick={() => setPublishing(true)}>
            {t('bulk.publish')}
          </Button>
        )}
        <ExportMenu list={list} references={references} />
      </BulkBar>
      {publishing && <PublishDialog references={references} onClose={() => setPublishing(false)} />}
    </>
  );
}
