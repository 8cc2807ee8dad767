import type { ReactNode } from 'react';
import { useCall, type CallReply } from '@pignon/shared/api';
import type { SlotProps } from '@pignon/shared/contract';
import { CONTACT_LINK_TYPES } from '@pignon/shared/domain/property/property.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { HouseIcon, Panel, PanelContent, PanelList, PanelPart } from '@pignon/shared/ui/core';
import { CompactLines, PropertySummaryRow } from '../features/compact/property-summary-row';

const MAX_PROPERTIES = 20;

type LinkedProperty = CallReply<'GET property/byContact/{contactId}'>['content'][number];

const useLinkedProperties = (contactId: number) =>
  useCall('GET property/byContact/{contactId}', { params: { contactId }, query: { pageSize: MAX_PROPERTIES } });

function Lines({ properties }: { properties: readonly LinkedProperty[] }) {
  return (
    <PanelList>
      {properties.map((property) => (
        <li key={property.reference}>
          <PropertySummaryRow property={property} />
        </li>
      ))}
    </PanelList>
  );
}

/** Properties linked to a contact, by kind of link; hidden without any. */
export function Slot({ contactId }: SlotProps<'contact.panel'>): ReactNode {
  const { t } = useTranslation('property');
  const query = useLinkedProperties(contactId);
  const total = query.data?.page.totalElements;
  if (total === 0) return null;
  return (
    <Panel title={t('ofContact.title')} icon={<HouseIcon />} count={total}>
      <PanelContent query={query} skeleton={<CompactLines lines={2} />} isEmpty={() => false} empty={null}>
        {({ content }) =>
          CONTACT_LINK_TYPES.map((type) => {
            const linked = content.filter(({ types }) => types.includes(type));
            return (
              linked.length > 0 && (
                <PanelPart key={type} title={t(`contactType.${type}`)} count={linked.length}>
                  <Lines properties={linked} />
                </PanelPart>
              )
            );
          })
        }
      </PanelContent>
    </Panel>
  );
}
