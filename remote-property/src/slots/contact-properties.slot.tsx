import { useState, type ReactNode } from 'react';
import { useCall, type CallReply } from '@pignon/shared/api';
import type { SlotProps } from '@pignon/shared/contract';
import { CONTACT_LINK_TYPES } from '@pignon/shared/domain/property/property.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { HouseIcon, Pagination, Panel, PanelContent, PanelList, PanelPart } from '@pignon/shared/ui/core';
import { CompactLines, PropertySummaryRow } from '../features/compact/property-summary-row';

const PAGE_SIZE = 20;

type LinkedProperty = CallReply<'GET property/byContact/{contactId}'>['content'][number];

const useLinkedProperties = (contactId: number, pageNumber: number) => {
  const query = { pageSize: PAGE_SIZE, pageNumber };
  return useCall('GET property/byContact/{contactId}', { params: { contactId }, query }, { keepPrevious: true });
};

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
  const [pageNumber, setPageNumber] = useState(0);
  const query = useLinkedProperties(contactId, pageNumber);
  const total = query.data?.page.totalElements;
  if (total === 0) return null;
  return (
    <Panel title={t('ofContact.title')} icon={<HouseIcon />} count={total}>
      <PanelContent query={query} skeleton={<CompactLines lines={2} />} isEmpty={() => false} empty={null}>
        {({ content, page }) => (
          <>
            {CONTACT_LINK_TYPES.map((type) => {
              const linked = content.filter(({ types }) => types.includes(type));
              // a page does not tell how many there are of a kind
              const count = page.totalPages > 1 ? {} : { count: linked.length };
              return (
                linked.length > 0 && (
                  <PanelPart key={type} title={t(`contactType.${type}`)} {...count}>
                    <Lines properties={linked} />
                  </PanelPart>
                )
              );
            })}
            {page.totalPages > 1 && <Pagination page={page} onPage={setPageNumber} />}
          </>
        )}
      </PanelContent>
    </Panel>
  );
}
