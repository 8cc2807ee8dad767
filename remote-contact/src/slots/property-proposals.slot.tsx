import { useState, type ReactNode } from 'react';
import type { SlotProps } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { Link } from '@pignon/shared/router';
import { useProposals } from '../data/proposal.queries';
import { ProposalsPanel } from '../features/proposals/proposals-panel';
import { ContactWithName } from '../features/proposals/recipients';

/** On a property's page: its proposals and the customers' answers. */
export function Slot({ reference }: SlotProps<'property.panel'>): ReactNode {
  const [pageNumber, setPageNumber] = useState(0);
  const query = useProposals({ reference }, pageNumber);
  return (
    <ProposalsPanel
      of={{ reference }}
      query={query}
      onPage={setPageNumber}
      nameOf={({ contactId }) => (
        <Link to={paths.contact(contactId)}>
          <ContactWithName contactId={contactId} />
        </Link>
      )}
    />
  );
}
