import { useState } from 'react';
import { useColleagues } from '@pignon/shared/api';
import type { Encoding } from '@pignon/shared/domain/import/encodings';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { MAX_LISTING_FILE_BYTES } from '@pignon/shared/domain/property/import/import.enums';
import type { CallReply } from '@pignon/shared/api';
import { formatDateTime, formatNumber, useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import {
  Alert,
  FileUpIcon,
  Pagination,
  Panel,
  ScreenError,
  sentenceOf,
  SkeletonLines,
  Tag,
} from '@pignon/shared/ui/core';
import { DataTable, type Column } from '@pignon/shared/ui/table';
import { EncodingBox, ProgressBar, UploadArea } from '@pignon/shared/ui/upload';
import { useImports, useSendListings } from '../../data/import.queries';
import { STATUS_TONES } from './import-tones';
import { recoded } from './recode-listings';
import styles from './import.module.css';

const MEGABYTE = 1024 * 1024;
type ListedImport = CallReply<'GET property/import'>['content'][number];

/** Past imports, newest first. */
function EarlierImports() {
  const { t } = useTranslation('property');
  const { nameOf } = useColleagues();
  const [pageNumber, setPageNumber] = useState(0);
  const { data, error, refetch, isPlaceholderData } = useImports(pageNumber);
  if (!data) return error ? <ScreenError error={error} onRetry={() => void refetch()} /> : <SkeletonLines lines={4} />;
  if (data.content.length === 0) return null;
  const columns: Column<ListedImport>[] = [
    { key: 'file', title: t('import.file'), primary: true, render: ({ fileName }) => fileName },
    {
      key: 'status',
      title: t('import.state'),
      render: ({ status }) => <Tag tone={STATUS_TONES[status]}>{t(`import.status.${status}`)}</Tag>,
    },
    {
      key: 'created',
      title: t('import.created'),
      align: 'end',
      labelled: true,
      render: ({ counts }) => formatNumber(counts.CREATED),
    },
    {
      key: 'refused',
      title: t('import.refused'),
      align: 'end',
      labelled: true,
      render: ({ counts }) => formatNumber(counts.REFUSED),
    },
    { key: 'who', title: t('import.who'), from: 960, render: ({ requestedBy }) => nameOf(requestedBy) },
    { key: 'when', title: t('import.when'), render: ({ createdTime }) => formatDateTime(createdTime) },
  ];
  return (
    <Panel title={t('import.earlier')}>
      <DataTable
        label={t('import.earlier')}
        columns={columns}
        rows={data.content}
        rowKey={({ importId }) => importId}
        rowLink={({ importId }) => paths.propertyImport(importId)}
        stale={isPlaceholderData}
      />
      {data.page.totalPages > 1 && <Pagination page={data.page} onPage={setPageNumber} />}
    </Panel>
  );
}

/** Selects a file, and lists past imports. */
export function NewImport() {
  const { t } = useTranslation('property');
  const navigate = useNavigate();
  const [sentBytes, setSentBytes] = useState(0);
  const [problem, setProblem] = useState<'tooLarge' | 'unreadable'>();
  const [encoding, setEncoding] = useState<Encoding | ''>('');
  const sending = useSendListings(setSentBytes, (importId) => void navigate(paths.propertyImport(importId)));
  const size = formatNumber(MAX_LISTING_FILE_BYTES / MEGABYTE);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const isTooLarge = file.size > MAX_LISTING_FILE_BYTES;
    setProblem(isTooLarge ? 'tooLarge' : undefined);
    setSentBytes(0);
    if (isTooLarge) return;
    const readFile = await recoded(file, encoding).catch(() => null);
    if (readFile) sending.mutate(readFile);
    else setProblem('unreadable');
  };
  const failure = sending.isError ? (sentenceOf(sending.error) ?? t('state.error')) : null;
  const fault = problem ? t(`import.${problem}`, { size }) : failure;
  return (
    <div className={styles.step}>
      {fault !== null && <Alert type="error" title={fault} />}
      <UploadArea
        accept=".zip,.csv,application/zip,text/csv"
        icon={<FileUpIcon />}
        title={t('import.drop')}
        verb={t('import.choose')}
        hint={t('import.limits', { size })}
        loading={sending.isPending}
        onFiles={([file]) => void take(file)}
      />
      {sending.isPending && <ProgressBar done={sentBytes} total={1} label={t('import.sending')} />}
      <p className={styles.soft}>{t('import.lead')}</p>
      <label className={styles.encoding}>
        {t('import.encoding')}
        <EncodingBox value={encoding} placeholder={t('import.encodingRecognised')} onChange={setEncoding} />
      </label>
      <p className={styles.soft}>{t('import.encodingHint')}</p>
      <EarlierImports />
    </div>
  );
}
