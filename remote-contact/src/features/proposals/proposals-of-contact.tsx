import { useState, type ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { usePropertyNames } from '../../data/matches.queries';
import { useProposals } from '../../data/proposal.queries';
import { ProposalsPanel } from './proposals-panel';

/** On a contact's page: their proposals. */
export function ContactProposals({ contactId }: { contactId: number }): ReactNode {
  const { t } = useTranslation('contact');
  const [pageNumber, setPageNumber] = useState(0);
  const query = useProposals({ contactId }, pageNumber);
  const { data: names } = usePropertyNames((query.data?.content ?? []).map(({ propertyRef }) => propertyRef));
  return (
    <ProposalsPanel
      of={{ contactId }}
      query={query}
      onPage={setPageNumber}
      nameOf={({ propertyRef }) => {
        const property = names?.get(propertyRef);
        const title = property && (property.title || t(`propertyType.${property.propertyType}`));
        return (
          <Link to={paths.property(propertyRef)} title={property?.title}>
            {[propertyRef, title, property?.city].filter(Boolean).join(' · ')}
          </Link>
        );
      }}
    />
  );
}
