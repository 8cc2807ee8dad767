import type { ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { FileSignatureIcon, Panel, PanelContent, PanelList } from '@pignon/shared/ui/core';
import { useMandates } from '../data/mandate.queries';
import { MandateLine } from '../features/mandate-line';

const SHOWN = 20;

/** The mandates of a property, the latest first. */
export function Slot({ reference }: { reference: string }): ReactNode {
  const { t } = useTranslation('mandate');
  const writes = useMay('write');
  const query = useMandates({
    dto: { propertyRef: reference },
    pageSize: SHOWN,
    pageNumber: 0,
    order: { property: 'createdTime', direction: 'DESC' },
  });
  const total = query.data?.page.totalElements;
  return (
    <Panel
      title={t('list.title')}
      icon={<FileSignatureIcon />}
      count={total}
      action={
        <>
          {writes && <Link to={`/mandate/new?property=${encodeURIComponent(reference)}`}>{t('form.create')}</Link>}
          {total !== undefined && total > SHOWN && (
            <Link to={`/mandate/list?status=any&property=${encodeURIComponent(reference)}`}>{t('action.seeAll')}</Link>
          )}
        </>
      }
    >
      <PanelContent query={query} isEmpty={({ content }) => content.length === 0} empty={t('panel.empty')}>
        {({ content }) => (
          <PanelList>
            {content.map((mandate) => (
              <MandateLine key={mandate.id} mandate={mandate} />
            ))}
          </PanelList>
        )}
      </PanelContent>
    </Panel>
  );
}
