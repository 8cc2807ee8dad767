import type { ReactNode } from 'react';
import type { Proposal } from '@pignon/shared/domain/proposal/proposal.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { DateText, Pagination, Panel, PanelContent, PanelList, SendIcon } from '@pignon/shared/ui/core';
import type { ProposalsOf, useProposals } from '../../data/proposal.queries';
import { ProposalActions } from './proposal-actions';
import { ProposalHistory } from './proposal-history';
import { ProposalTag } from './proposal-tag';
import { ProposeOther } from './propose-other';
import { wordKey } from '../field-labels';
import styles from './proposals.module.css';

/** Note about a message that is delayed or failed. */
function MailNote({ mail }: Pick<Proposal, 'mail'>): ReactNode {
  const { t } = useTranslation('contact');
  if (!mail || mail.status === 'SENT' || mail.status === 'CANCELLED') return null;
  return <span>{t(`proposal.mail.${mail.status}`)}</span>;
}

function Line({ proposal, title }: { proposal: Proposal; title: ReactNode }) {
  const { t } = useTranslation('contact');
  const { status, mail, history, modifiedTime } = proposal;
  const reason = status === 'REFUSED' ? history.findLast((step) => step.reason !== null)?.reason : null;
  return (
    <li>
      <div className={styles.line}>
        <div className={styles.body}>
          <p>{title}</p>
          <p className={styles.facts}>
            <ProposalTag status={status} />
            <DateText iso={history.at(-1)?.at ?? modifiedTime} />
            {reason && <span>{t(wordKey('refusalReason', reason))}</span>}
            <MailNote mail={mail} />
          </p>
        </div>
        <ProposalActions proposal={proposal} />
      </div>
      <ProposalHistory history={history} />
    </li>
  );
}

interface ProposalsPanelProps {
  of: ProposalsOf;
  query: ReturnType<typeof useProposals>;
  onPage: (pageNumber: number) => void;
  /** Link to the other side of a pair. */
  nameOf: (proposal: Proposal) => ReactNode;
}

/** Proposals with status and actions. */
export function ProposalsPanel({ of, query, onPage, nameOf }: ProposalsPanelProps): ReactNode {
  const { t } = useTranslation('contact');
  const ofContact = 'contactId' in of;
  const total = query.data?.page.totalElements;
  const none = (
    <span className={styles.none}>
      <span>{t(ofContact ? 'proposal.noneForContact' : 'proposal.noneForProperty')}</span>
      <ProposeOther of={of} />
    </span>
  );
  return (
    <Panel
      title={t('proposal.title')}
      icon={<SendIcon />}
      count={total}
      action={total ? <ProposeOther of={of} inHeader /> : undefined}
    >
      <PanelContent query={query} isEmpty={({ content }) => content.length === 0} empty={none}>
        {({ content, page }) => (
          <>
            <PanelList>
              {content.map((proposal) => (
                <Line key={proposal.id} proposal={proposal} title={nameOf(proposal)} />
              ))}
            </PanelList>
            {page.totalPages > 1 && <Pagination page={page} onPage={onPage} />}
          </>
        )}
      </PanelContent>
    </Panel>
  );
}
