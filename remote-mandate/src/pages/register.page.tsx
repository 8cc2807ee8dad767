import type { ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useListState } from '@pignon/shared/router';
import { Button, PageFrame, ScreenEmpty, usePeriodProblem } from '@pignon/shared/ui/core';
import { ListOfPeriod } from '@pignon/shared/ui/list';
import { DataTable, DataTableSkeleton, ListContent } from '@pignon/shared/ui/table';
import { useRegister } from '../data/register.queries';
import { registerColumns } from '../features/register/register-columns';
import { RegisterFiles } from '../features/register/register-files';
import { RegisterGaps } from '../features/register/register-gaps';
import { findRegisterLines, REGISTER_LIST } from '../features/register/register-list';
import { TakeoverLink } from '../features/takeover/takeover-link';
import { RegisterTools } from '../features/register/register-tools';

/** The chronological register of mandates of a professional card, by period and by number. */
export function Page(): ReactNode {
  const { t } = useTranslation('mandate');
  const list = useListState(REGISTER_LIST);
  const periodProblem = usePeriodProblem(list.filters);
  const query = useRegister(findRegisterLines(list), { enabled: periodProblem === undefined });
  const columns = registerColumns(t);
  const { register, number, from, to } = list.filters;
  const narrowed = number !== null || from !== null || to !== null;
  return (
    <PageFrame
      title={t('register.title')}
      count={periodProblem === undefined ? query.data?.page.totalElements : undefined}
      toolbar={<RegisterTools list={list} />}
      action={
        <>
          <TakeoverLink />
          <RegisterFiles list={list} />
        </>
      }
    >
      <RegisterGaps register={register} />
      <ListOfPeriod list={list}>
        <ListContent
          query={query}
          list={list}
          skeleton={<DataTableSkeleton columns={columns.length} rows={list.pageSize} />}
          empty={
            narrowed ? (
              <ScreenEmpty
                title={t('register.noMatch')}
                action={
                  <Button onClick={() => list.setFilters({ number: null, from: null, to: null })}>
                    {t('register.showAll')}
                  </Button>
                }
              />
            ) : (
              <ScreenEmpty title={t('register.empty')}>{t('register.emptyText')}</ScreenEmpty>
            )
          }
        >
          {(rows) => (
            <DataTable
              label={t('register.title')}
              columns={columns}
              rows={rows}
              rowKey={({ mandateId }) => mandateId}
              order={list.order}
              onOrder={list.setOrder}
              rowLink={({ mandateId }) => paths.mandate(mandateId)}
              stale={query.isPlaceholderData}
            />
          )}
        </ListContent>
      </ListOfPeriod>
    </PageFrame>
  );
}
