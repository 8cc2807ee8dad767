import type { ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import { usePageActions } from '@pignon/shared/contract';
import { isInForce } from '@pignon/shared/domain/mandate/mandate-status';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link, useNavigate } from '@pignon/shared/router';
import { FileSignatureIcon, Panel, PanelContent, PanelList } from '@pignon/shared/ui/core';
import { useMandates } from '../data/mandate.queries';
import { PriceAlert } from '../features/detail/price-alert';
import { MandateLine } from '../features/mandate-line';

const MAX_MANDATES = 20;

/** Warns when the property's price differs from its running mandate's. */
function RunningPrice({ mandates, reference }: { mandates: readonly MandateSummary[]; reference: string }): ReactNode {
  const running = mandates.find(({ status }) => isInForce(status));
  return running && <PriceAlert reference={reference} mandateId={running.id} />;
}

/** The mandates of a property, the latest first. */
export function Slot({ reference }: { reference: string }): ReactNode {
  const { t } = useTranslation('mandate');
  const mayWrite = useMay('write');
  const navigate = useNavigate();
  const create = `${paths.newMandate}?property=${encodeURIComponent(reference)}`;
  const run = () => void navigate(create);
  usePageActions(mayWrite ? [{ id: 'mandate.newOf', label: t('form.create'), to: create, run }] : []);
  const query = useMandates({
    dto: { propertyRef: reference },
    pageSize: MAX_MANDATES,
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
          {mayWrite && <Link to={create}>{t('form.create')}</Link>}
          {total !== undefined && total > MAX_MANDATES && (
            <Link to={`${paths.mandates}?status=any&property=${encodeURIComponent(reference)}`}>
              {t('action.seeAll')}
            </Link>
          )}
        </>
      }
    >
      <PanelContent query={query} isEmpty={({ content }) => content.length === 0} empty={t('panel.empty')}>
        {({ content }) => (
          <>
            <RunningPrice mandates={content} reference={reference} />
            <PanelList>
              {content.map((mandate) => (
                <MandateLine key={mandate.id} mandate={mandate} />
              ))}
            </PanelList>
          </>
        )}
      </PanelContent>
    </Panel>
  );
}
