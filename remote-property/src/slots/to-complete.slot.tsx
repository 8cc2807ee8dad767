import { useUser } from '@pignon/shared/auth';
import type { HomeView } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { ListFilterIcon, Panel, PanelContent, PanelList, PanelPart } from '@pignon/shared/ui/core';
import { usePropertyPage } from '../data/property.queries';
import { CompactLines, PropertySummaryRow } from '../features/compact/property-summary-row';
import { MISSING_FACTS, missingFacts, missingFactsList } from '../features/home/home-properties';

const LINES = 5;

/** On the home page: properties with legal problems, and drafts. */
export function Slot(view: HomeView) {
  const { t } = useTranslation('property');
  const me = useUser()?.loginEmail ?? '';
  const mandate = usePropertyPage(missingFacts('mandate', view, me), { watch: true });
  const dpe = usePropertyPage(missingFacts('dpe', view, me), { watch: true });
  const draft = usePropertyPage(missingFacts('draft', view, me), { watch: true });
  const data = mandate.data && dpe.data && draft.data && { mandate: mandate.data, dpe: dpe.data, draft: draft.data };
  const total = data && MISSING_FACTS.reduce((sum, lack) => sum + data[lack].page.totalElements, 0);
  return (
    <Panel
      title={t('complete.title')}
      icon={<ListFilterIcon />}
      count={total}
      action={<Link to={missingFactsList('draft', view, me) ?? ''}>{t('complete.drafts')}</Link>}
    >
      <PanelContent
        query={{
          data,
          error: mandate.error ?? dpe.error ?? draft.error,
          refetch: () => Promise.all([mandate.refetch(), dpe.refetch(), draft.refetch()]),
        }}
        skeleton={<CompactLines lines={LINES} />}
        isEmpty={() => total === 0}
        empty={
          <>
            {t('complete.empty')} <Link to={paths.properties}>{t('complete.all')}</Link>
          </>
        }
      >
        {(found) =>
          MISSING_FACTS.filter((lack) => found[lack].content.length > 0).map((lack) => (
            <PanelPart
              key={lack}
              title={t(`complete.${lack}`)}
              count={found[lack].page.totalElements}
              to={missingFactsList(lack, view, me)}
            >
              <PanelList>
                {found[lack].content.map((property) => (
                  <li key={property.reference}>
                    <PropertySummaryRow property={property} />
                  </li>
                ))}
              </PanelList>
            </PanelPart>
          ))
        }
      </PanelContent>
    </Panel>
  );
}
