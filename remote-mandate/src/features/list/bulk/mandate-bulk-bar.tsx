import { useState, type ReactNode } from 'react';
import { call, callQuery, useQueryClient } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import type { MandateBulkFields } from '@pignon/shared/domain/mandate/list/list.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link, type ControlsOf } from '@pignon/shared/router';
import { Button, XIcon } from '@pignon/shared/ui/core';
import {
  BulkBar,
  changesFor,
  NegotiatorMenu,
  useBulk,
  useSelection,
  type BulkChange,
  type Chooser,
  type ReadPage,
} from '@pignon/shared/ui/list';
import { useMandate } from '../../../data/mandate.queries';
import { mandateTitle } from '../../mandate-title';
import { findMandates, type MANDATE_LIST } from '../mandate-list';
import { selectable } from '../selectable';
import { AbandonDialog } from './abandon-dialog';
import { ExportButton } from './export-button';
import { PrintButton } from './print-button';

async function send(changes: readonly BulkChange<MandateBulkFields>[]) {
  const numericChanges = changes.map(({ id, ...change }) => ({ id: Number(id), ...change }));
  const { results } = await call('POST mandate/bulk', { body: { changes: numericChanges } }, { batch: true });
  return results.map(({ id, ...result }) => ({ id: String(id), ...result }));
}

/** A mandate that was not changed, as a link to it. */
function Unchanged({ id }: { id: string }): ReactNode {
  const { t } = useTranslation('mandate');
  const { data } = useMandate(Number(id));
  return <Link to={paths.mandate(id)}>{data ? `${mandateTitle(data, t)} · ${data.propertyRef}` : t('list.one')}</Link>;
}

type Controls = ControlsOf<typeof MANDATE_LIST>;

function useReadPage(list: Controls): ReadPage {
  const client = useQueryClient();
  return async (paging) => {
    const body = { ...findMandates(list), ...paging };
    const { content, page } = await client.query(callQuery('POST mandate/find', { body }));
    return { rows: content.map(selectable), totalPages: page.totalPages };
  };
}

interface MandateBulkBarProps {
  chooser: Chooser;
  list: Controls;
  /** Number of records in the list; undefined while unknown. */
  total: number | undefined;
}

/** Actions on the selected mandates. */
export function MandateBulkBar({ chooser, list, total }: MandateBulkBarProps): ReactNode {
  const { t } = useTranslation('mandate');
  const selection = useSelection(chooser);
  const bulk = useBulk<MandateBulkFields>({ area: 'mandate', send });
  const mayWrite = useMay('write');
  const [isAbandoning, setIsAbandoning] = useState(false);
  const ids = [...selection.keys()].map(Number);
  const change = (title: string, fields: MandateBulkFields) => void bulk.start(title, changesFor(selection, fields));
  return (
    <>
      <BulkBar
        chooser={chooser}
        bulk={bulk}
        linkOf={(id) => <Unchanged id={id} />}
        total={total}
        readPage={useReadPage(list)}
      >
        {mayWrite && (
          <>
            <NegotiatorMenu
              onChoose={(title, negotiator) => change(title, { negotiators: negotiator === null ? [] : [negotiator] })}
            />
            <PrintButton ids={ids} />
            <ExportButton request={{ ids, order: list.order }} />
            <Button danger icon={<XIcon />} onClick={() => setIsAbandoning(true)}>
              {t('bulk.abandon')}
            </Button>
          </>
        )}
      </BulkBar>
      {isAbandoning && (
        <AbandonDialog
          count={ids.length}
          onClose={() => setIsAbandoning(false)}
          onAbandon={(reason) => {
            setIsAbandoning(false);
            change(t('bulk.abandoned'), { abandon: reason });
          }}
        />
      )}
    </>
  );
}
