import { useId, useState, type ReactNode } from 'react';
import type { Reason } from '@pignon/shared/domain/matching/matching.schema';
import type { Proposal } from '@pignon/shared/domain/proposal/proposal.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { ButtonLink, CartToggle, DateText, RouteIcon } from '@pignon/shared/ui/core';
import { tourAddress } from '../matching/matching-address';
import { misses } from '../matching/groups';
import { ReasonList } from '../matches/reason-list';
import { ReasonSummary } from '../matches/reason-summary';
import { PropertySlot } from '../property-slot';
import { ProposalTag } from '../proposals/proposal-tag';
import { ProposeButton } from '../proposals/propose-button';
import styles from './matching-panel.module.css';

interface PropertyRowProps {
  contactId: number;
  reference: string;
  score: number;
  reasons: readonly Reason[];
  /** Current proposal of the property to the contact. */
  proposal: Proposal | undefined;
}

/** A property that matches a customer: score, property, reasons in one line, actions. */
export function PropertyRow({ contactId, reference, score, reasons, proposal }: PropertyRowProps): ReactNode {
  const { t } = useTranslation('contact');
  const id = useId();
  const [open, setOpen] = useState(false);
  const name = t('matching.property', { reference });
  return (
    <li>
      <div className={styles.property}>
        <p className={misses(reasons) === 0 ? styles.suits : styles.score}>
          <strong className="pg-tabular">{score}</strong>
          <span aria-hidden>/100</span>
          <span className="pg-hidden">{t('panel.outOf')}</span>
        </p>
        <div className={styles.record}>
          <PropertySlot reference={reference} dense />
        </div>
        <div className={styles.tools}>
          {proposal && (
            <span className={styles.known}>
              <ProposalTag status={proposal.status} />
              <DateText iso={proposal.history.at(-1)?.at ?? proposal.modifiedTime} />
            </span>
          )}
          <ProposeButton pairs={[{ contactId, reference }]} name={name} />
          <ButtonLink type="text" to={tourAddress([reference], [contactId])} icon={<RouteIcon />}>
            <span className="pg-hidden">
              {t('matching.tour')} {name}
            </span>
          </ButtonLink>
          <CartToggle kind="property" id={reference} />
        </div>
        <div className={styles.why}>
          <ReasonSummary reasons={reasons} id={id} name={name} open={open} onToggle={() => setOpen(!open)} />
          <div id={id} hidden={!open} className={styles.reasons}>
            <ReasonList reasons={reasons} />
          </div>
        </div>
      </div>
    </li>
  );
}
