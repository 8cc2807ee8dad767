import type { ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import type { SlotProps } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { formatDateTime, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import {
  BanIcon,
  CircleCheckIcon,
  ClockIcon,
  Panel,
  PanelContent,
  PanelLine,
  PanelList,
  SendIcon,
  Tag,
  usePriceText,
} from '@pignon/shared/ui/core';
import { usePropertyPortals } from '../data/sync.queries';
import { FindingList } from '../features/sync/finding-list';

type PortalLine = NonNullable<ReturnType<typeof usePropertyPortals>['data']>[number];

interface LineProps {
  portal: PortalLine;
  reference: string;
}

/** Since when a portal has the property, and with what. */
function Note({ portal, reference }: LineProps): ReactNode {
  const { t } = useTranslation('admin');
  const { published, included, nextRun, blocking } = portal;
  const priceTextOf = usePriceText(reference);
  const next = nextRun && t('sync.on.next', { when: formatDateTime(nextRun) });
  if (!published && included && blocking.length > 0) return t('sync.on.blocked');
  if (!published) return included ? next || t('sync.on.onDemand') : t('sync.on.keptOff');
  const { since, price, photos, sentTime } = published;
  return [
    t('sync.on.since', { when: formatDateTime(since) }),
    price !== null && priceTextOf(price),
    photos !== null && t('sync.on.photos', { count: photos }),
    t('sync.on.sent', { when: formatDateTime(sentTime) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function State({ portal }: { portal: PortalLine }): ReactNode {
  const { t } = useTranslation('admin');
  const { published, included, blocking, enabled } = portal;
  if (published && included && blocking.length === 0)
    return (
      <Tag tone="green" icon={<CircleCheckIcon />}>
        {t('sync.on.published')}
      </Tag>
    );
  if (published)
    return (
      <Tag tone="amber" icon={<BanIcon />}>
        {t(enabled ? 'sync.on.leaving' : 'sync.on.portalOff')}
      </Tag>
    );
  if (!included) return <Tag icon={<BanIcon />}>{t('sync.goes.no')}</Tag>;
  return blocking.length > 0 ? (
    <Tag tone="crimson" icon={<BanIcon />}>
      {t('sync.goes.blocked')}
    </Tag>
  ) : (
    <Tag tone="blue" icon={<ClockIcon />}>
      {t('sync.goes.yes')}
    </Tag>
  );
}

function Line({ portal, reference }: LineProps): ReactNode {
  const maySync = useMay('sync');
  const { name, published } = portal;
  return (
    <PanelLine
      title={published && maySync ? <Link to={paths.portalRun(published.runId)}>{name}</Link> : name}
      note={<Note portal={portal} reference={reference} />}
    >
      <State portal={portal} />
    </PanelLine>
  );
}

function Portals({ portals, reference }: { portals: readonly PortalLine[]; reference: string }): ReactNode {
  const { t } = useTranslation('admin');
  const blocking = portals.find((portal) => portal.included && portal.blocking.length > 0)?.blocking ?? [];
  return (
    <>
      <PanelList>
        {portals.map((portal) => (
          <Line key={portal.code} portal={portal} reference={reference} />
        ))}
      </PanelList>
      {blocking.length > 0 && <FindingList label={t('sync.findings')} reference={reference} findings={blocking} />}
    </>
  );
}

/**
 * On a property's page: portals that have it, since when and with what; hidden when no portal is used, and on the
 * client's screen.
 */
export function Slot({ reference }: SlotProps<'property.panel'>): ReactNode {
  const { t } = useTranslation('admin');
  const masked = usePrivacy();
  const query = usePropertyPortals(reference);
  const { data, errorUpdateCount } = query;
  if (!data && errorUpdateCount === 0) return <span hidden aria-busy />;
  if (masked || data?.length === 0) return null;
  return (
    <Panel
      title={t('sync.title')}
      icon={<SendIcon />}
      count={data?.filter(({ published }) => published !== null).length}
    >
      <PanelContent query={query} isEmpty={() => false} empty="">
        {(portals) => <Portals portals={portals} reference={reference} />}
      </PanelContent>
    </Panel>
  );
}
