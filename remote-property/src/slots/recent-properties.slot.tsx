import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { DateText, HouseIcon, Panel, PanelContent, PanelList } from '@pignon/shared/ui/core';
import { useFreshProperties, usePropertyPage } from '../data/property.queries';
import { CompactProperty, CompactPropertySkeleton } from '../features/compact/compact-property';

const SHOWN = 5;

function Waiting() {
  return (
    <PanelList>
      {Array.from({ length: SHOWN }, (_, line) => (
        <li key={line}>
          <CompactPropertySkeleton />
        </li>
      ))}
    </PanelList>
  );
}

/** On the home page: the properties that colleagues changed last. */
export function Slot() {
  const { t } = useTranslation('property');
  const query = usePropertyPage({ pageSize: SHOWN, order: { property: 'modifiedTime', direction: 'DESC' } });
  useFreshProperties();
  return (
    <Panel
      title={t('recent.title')}
      icon={<HouseIcon />}
      action={<Link to="/property/list?all">{t('recent.all')}</Link>}
    >
      <PanelContent
        query={query}
        skeleton={<Waiting />}
        isEmpty={(page) => page.content.length === 0}
        empty={t('recent.empty')}
      >
        {(page) => (
          <PanelList>
            {page.content.map((property) => (
              <li key={property.reference}>
                <CompactProperty property={property} aside={<DateText iso={property.modifiedTime} as="relative" />} />
              </li>
            ))}
          </PanelList>
        )}
      </PanelContent>
    </Panel>
  );
}
