import type { ReactNode } from 'react';
import { Slot } from '@pignon/shared/contract';
import { isInForce } from '@pignon/shared/domain/mandate/mandate-status';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { Skeleton, SkeletonLines } from '@pignon/shared/ui/core';
import { NoticeAlert } from '../end/notice-alert';
import { FolderPanel } from '../folder/folder-panel';
import { AmendmentsPanel } from '../amend/amendments-panel';
import { MissingPanel } from '../sign/missing-panel';
import { MandateSummary } from './mandate-summary';
import { LettingPanel, ManagementPanel } from './letting-panels';
import { HistoryPanel } from './history-panel';
import { PriceAlert } from './price-alert';
import { PricePanel } from './price-panel';
import { PapersPanel, PropertyPanel } from './side-panels';
import { SignaturesPanel } from './signatures-panel';
import { PartnerPanel, TermsPanel } from './terms-panel';
import styles from './detail.module.css';

interface DetailProps {
  mandate: Mandate;
  names: ReadonlyMap<number, string> | undefined;
}

/** Details of one mandate. */
export function MandateDetail({ mandate, names }: DetailProps): ReactNode {
  return (
    <div className="pg-record">
      <div className="pg-record-main">
        <NoticeAlert mandate={mandate} />
        {isInForce(mandate.status) && <PriceAlert reference={mandate.propertyRef} mandateId={mandate.id} />}
        <MissingPanel mandate={mandate} />
        <MandateSummary mandate={mandate} />
        <SignaturesPanel mandate={mandate} />
        <TermsPanel mandate={mandate} />
        <FolderPanel mandate={mandate} />
        <AmendmentsPanel mandate={mandate} />
        <Slot name="mandate.panel" mandateId={mandate.id} />
        <HistoryPanel mandate={mandate} names={names} />
      </div>
      <aside className="pg-record-side">
        <PricePanel mandate={mandate} />
        {mandate.letting && <LettingPanel letting={mandate.letting} />}
        {mandate.management && <ManagementPanel management={mandate.management} />}
        <PartnerPanel mandate={mandate} />
        <PropertyPanel reference={mandate.propertyRef} />
        <PapersPanel diagnosis={mandate.diagnosis} propertyRef={mandate.propertyRef} />
      </aside>
    </div>
  );
}

function Box({ lines }: { lines: number }) {
  return (
    <div className={styles.summary}>
      <div className={styles.wide}>
        <Skeleton width={120} />
        <SkeletonLines lines={lines} />
      </div>
    </div>
  );
}

/** Placeholder of a loading mandate. */
export function MandateDetailSkeleton(): ReactNode {
  return (
    <div className="pg-record">
      <div className="pg-record-main">
        <Box lines={2} />
        <Box lines={3} />
        <Box lines={6} />
      </div>
      <div className="pg-record-side">
        <Box lines={5} />
        <Box lines={5} />
      </div>
    </div>
  );
}
