import { useUser } from '@pignon/shared/auth';
import type { HomeView } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { DateText, HouseIcon, Panel, PanelContent, PanelList } from '@pignon/shared/ui/core';
import { usePropertyPage } from '../data/property.queries';
import { CompactLines, PropertySummaryRow } from '../features/compact/property-summary-row';
import { recent, recentList } from '../features/home/home-properties';

const LINES = 5;

/** On the home page: recently changed properties. */
export function Slot(view: HomeView) {
  const { t } = useTranslation('property');
  const me = useUser()?.loginEmail ?? '';
  const query = usePropertyPage(recent(view, me), { watch: true });
  return (
    <Panel
      title={t(`recent.title.${view.whose}`)}
      icon={<HouseIcon />}
      action={<Link to={recentList(view, me)}>{t('action.seeAll')}</Link>}
    >
      <PanelContent
        query={query}
        skeleton={<CompactLines lines={LINES} />}
        isEmpty={(page) => page.content.length === 0}
        empty={
          <>
            {t('recent.empty')} <Link to={`${paths.properties}?all`}>{t('recent.all')}</Link>
          </>
        }
      >
        {(page) => (
          <PanelList>
            {page.content.map((property) => (
              <li key={property.reference}>
                <PropertySummaryRow
                  property={property}
                  trailing={<DateText iso={property.modifiedTime} as="relative" />}
                />
              </li>
            ))}
          </PanelList>
        )}
      </PanelContent>
    </Panel>
  );
}
