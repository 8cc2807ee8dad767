import type { ReactNode } from 'react';
import { useUser } from '@pignon/shared/auth';
import type { HomeView } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { FileSignatureIcon, Panel, PanelContent } from '@pignon/shared/ui/core';
import { useMandates } from '../data/mandate.queries';
import { DAYS, expiring, listOf, pendingMandates } from '../features/home/home-mandates';
import { MandatePart, MandatePartsSkeleton } from '../features/home/mandate-lines';

const LINES = 6;

/** "Mandats à suivre": mandates near their term (hidden on the client's screen) and those that wait for signatures. */
export function Slot(view: HomeView): ReactNode {
  const { t } = useTranslation('mandate');
  const me = useUser()?.loginEmail ?? '';
  const masked = usePrivacy();
  const ending = useMandates(expiring(view, me), { watch: true });
  const pending = useMandates(pendingMandates(view, me), { watch: true });
  const data = ending.data && pending.data && { ending: ending.data, pending: pending.data };
  const totals = data && [masked ? 0 : data.ending.page.totalElements, data.pending.page.totalElements];
  return (
    <Panel
      title={t('follow.title')}
      icon={<FileSignatureIcon />}
      count={totals && totals.reduce((sum, one) => sum + one)}
      action={
        <Link to={`${paths.mandates}${view.whose === 'ME' ? `?negotiator=${encodeURIComponent(me)}` : ''}`}>
          {t('action.seeAll')}
        </Link>
      }
    >
      <PanelContent
        query={{
          data,
          error: ending.error ?? pending.error,
          refetch: () => Promise.all([ending.refetch(), pending.refetch()]),
        }}
        skeleton={<MandatePartsSkeleton lines={LINES} />}
        isEmpty={() => totals?.every((total) => total === 0) ?? true}
        empty={
          <>
            {t(masked ? 'follow.nothingToSign' : 'follow.empty')}{' '}
            <Link to={`${paths.properties}?mandate=none`}>{t('follow.without')}</Link>
          </>
        }
      >
        {(found) => (
          <>
            {!masked && found.ending.content.length > 0 && (
              <MandatePart
                title={t('expiring.title', { count: DAYS })}
                total={found.ending.page.totalElements}
                to={listOf('expiring', view, me)}
                mandates={found.ending.content}
              />
            )}
            {found.pending.content.length > 0 && (
              <MandatePart
                title={t('follow.toSign')}
                total={found.pending.page.totalElements}
                to={listOf('toSign', view, me)}
                mandates={found.pending.content}
              />
            )}
          </>
        )}
      </PanelContent>
    </Panel>
  );
}
