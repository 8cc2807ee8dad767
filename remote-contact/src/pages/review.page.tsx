import type { ReactNode } from 'react';
import { negotiatorOptions, useColleagues } from '@pignon/shared/api';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useListState, defineList, idParam, oneOfParam } from '@pignon/shared/router';
import { ArrowLeftIcon, ButtonLink, PageFrame, ScreenEmpty, SelectBox } from '@pignon/shared/ui/core';
import { DataTable, DataTableSkeleton, ListContent } from '@pignon/shared/ui/table';
import { headingKey } from '../features/heading-key';
import { useToReview } from '../data/review.queries';
import { ARCHIVE_CHOICES } from '../features/list/contact-list';
import { DecisionMenu } from '../features/review/decision-menu';
import { retentionReviewColumns } from '../features/review/retention-review-columns';
import styles from '../features/review/review.module.css';

/** Address of the list of inactive contacts. */
const REVIEW_LIST = defineList({
  filters: { negotiator: idParam(), archive: oneOfParam(ARCHIVE_CHOICES, 'ALL') },
  orderProperties: ['lastSign'],
  defaultOrder: { property: 'lastSign', direction: 'ASC' },
});

/** Contacts inactive for three years, each waiting for a decision. */
export function Page(): ReactNode {
  const { t } = useTranslation('contact');
  const { negotiators, nameOf } = useColleagues();
  const list = useListState(REVIEW_LIST);
  const { negotiator, archive } = list.filters;
  const query = useToReview({
    dto: { ...(negotiator && { negotiator }), ...(archive !== 'ALL' && { archived: archive === 'ARCHIVED' }) },
    pageSize: list.pageSize,
    pageNumber: list.pageNumber,
  });
  const columns = retentionReviewColumns(t, nameOf);
  const everybody = { value: '', label: t('review.everybody') };
  return (
    <PageFrame
      title={t('review.title')}
      count={query.data?.page.totalElements}
      back={
        <ButtonLink to={paths.contacts} type="link" icon={<ArrowLeftIcon />}>
          {t('list.title')}
        </ButtonLink>
      }
      toolbar={
        <>
          <SelectBox
            aria-label={t(headingKey('negotiator'))}
            value={negotiator ?? ''}
            options={[everybody, ...negotiatorOptions({ negotiators, nameOf })]}
            onChange={(next) => list.setFilters({ negotiator: next || null })}
          />
          <SelectBox
            aria-label={t('list.shown')}
            value={archive}
            options={ARCHIVE_CHOICES.map((value) => ({ value, label: t(`archive.${value}`) }))}
            onChange={(next) => list.setFilters({ archive: ARCHIVE_CHOICES.find((choice) => choice === next) })}
          />
        </>
      }
    >
      <p className={styles.lead}>{t('review.lead')}</p>
      <ListContent
        query={query}
        list={list}
        skeleton={<DataTableSkeleton columns={6} rows={list.pageSize} />}
        empty={<ScreenEmpty title={t('review.empty')}>{t('review.emptyText')}</ScreenEmpty>}
      >
        {(rows) => (
          <DataTable
            label={t('review.title')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            rowLink={({ id }) => paths.contact(id)}
            rowActions={(contact) => <DecisionMenu contact={contact} />}
            stale={query.isPlaceholderData}
          />
        )}
      </ListContent>
    </PageFrame>
  );
}
