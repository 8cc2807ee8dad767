import { useState, type ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import type { Reports, SellerReport } from '@pignon/shared/domain/property/report/seller-report.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import {
  Button,
  FileTextIcon,
  lazyDialog,
  Panel,
  PanelContent,
  PanelNote,
  RefusedButton,
} from '@pignon/shared/ui/core';
import { useReports } from '../../data/report.queries';
import { ReportLine } from './report-line';
import styles from './report.module.css';

const ReportDialog = lazyDialog(async () => (await import('./report-dialog')).ReportDialog);
const MailReportDialog = lazyDialog(async () => (await import('./mail-report-dialog')).MailReportDialog);

const MAX_REPORTS = 3;

function NewButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('activity');
  const watched = usePrivacy();
  if (watched) return <RefusedButton reason={t('report.hidden')}>{t('report.make')}</RefusedButton>;
  return <Button onClick={onOpen}>{t('report.make')}</Button>;
}

function Lines({
  reference,
  reports,
  onMail,
}: {
  reference: string;
  reports: Reports;
  onMail: (one: SellerReport) => void;
}) {
  const { t } = useTranslation('activity');
  const [all, setAll] = useState(false);
  const { content } = reports;
  if (content.length === 0) return <PanelNote>{t('report.none')}</PanelNote>;
  return (
    <>
      <ol className={styles.reports}>
        {content.slice(0, all ? content.length : MAX_REPORTS).map((report) => (
          <ReportLine key={report.id} reference={reference} report={report} onMail={() => onMail(report)} />
        ))}
      </ol>
      {content.length > MAX_REPORTS && !all && (
        <Button type="link" onClick={() => setAll(true)}>
          {t('report.all', { count: content.length })}
        </Button>
      )}
    </>
  );
}

/** Reports to the owners of a property, with buttons to make and send one. */
export function ReportsPanel({ reference }: { reference: string }): ReactNode {
  const { t } = useTranslation('activity');
  const mayWrite = useMay('write');
  const query = useReports(reference);
  const [isCreating, setMaking] = useState(false);
  const [reportToMail, setMailing] = useState<SellerReport>();
  const { data } = query;
  const openMailing = ({ content: [latestReport] }: Reports) => {
    setMaking(false);
    setMailing(latestReport);
  };
  return (
    <Panel
      title={t('report.title')}
      icon={<FileTextIcon />}
      action={mayWrite && data && <NewButton onOpen={() => setMaking(true)} />}
    >
      <PanelContent query={query} isEmpty={() => false} empty="">
        {(reports) => <Lines reference={reference} reports={reports} onMail={setMailing} />}
      </PanelContent>
      {isCreating && data && (
        <ReportDialog
          reference={reference}
          proposed={data.proposed}
          onClose={() => setMaking(false)}
          onKept={openMailing}
        />
      )}
      {reportToMail && data && (
        <MailReportDialog
          reference={reference}
          report={reportToMail}
          owners={data.owners}
          onClose={() => setMailing(undefined)}
        />
      )}
    </Panel>
  );
}
