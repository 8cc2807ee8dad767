import { useMemo, type ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { LANGUAGES } from '@pignon/shared/domain/messages/messages.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { useListState } from '@pignon/shared/router';
import { Button, lazyDialog, PageFrame, ScreenEmpty, SearchField, Segmented } from '@pignon/shared/ui/core';
import { DataTable, DataTableSkeleton, ListContent } from '@pignon/shared/ui/table';
import { useMessages, useOverrides } from '../../data/messages.queries';
import { AdminTabs } from '../admin-tabs';
import { useOpenedRecord } from '../use-opened-record';
import { messageColumns } from './message-columns';
import {
  MESSAGE_LIST,
  pageOfTexts,
  screenTexts,
  TEXT_PARAM,
  type MessageControls,
  type ScreenText,
} from './message-list';
import styles from '../admin.module.css';

const MessageDialog = lazyDialog(async () => (await import('./message-dialog')).MessageDialog);

/** Filters: text, language, changed only. */
function MessageTools({ list }: { list: MessageControls }): ReactNode {
  const { t } = useTranslation('admin');
  const { filters, setFilters } = list;
  return (
    <>
      <SearchField
        label={t('messages.search')}
        value={filters.text}
        onSearch={(text) => setFilters({ text }, { replace: true })}
      />
      <Segmented
        label={t('messages.language')}
        value={filters.lang}
        options={LANGUAGES.map((value) => ({ value, label: t(`messages.lang.${value}`) }))}
        onChange={(lang) => setFilters({ lang })}
      />
      <label className={styles.toggle}>
        <input
          type="checkbox"
          checked={filters.changed}
          onChange={({ target }) => setFilters({ changed: target.checked })}
        />
        {t('messages.onlyChanged')}
      </label>
    </>
  );
}

/** The text named by the address. */
function OpenTextDialog({ lang, texts }: { lang: MessageControls['filters']['lang']; texts: readonly ScreenText[] }) {
  const { openedId: opened, close } = useOpenedRecord(TEXT_PARAM);
  const text = texts.find(({ key }) => key === opened);
  if (!text) return null;
  return <MessageDialog key={`${lang} ${text.key}`} lang={lang} text={text} onClose={close} />;
}

/** Searches and edits the texts of the screens for the whole agency. */
export function MessagesSection(): ReactNode {
  const { t } = useTranslation('admin');
  const { nameOf } = useColleagues();
  const list = useListState(MESSAGE_LIST);
  const { lang } = list.filters;
  const messages = useMessages(lang);
  const overrides = useOverrides(lang);
  const { linkTo } = useOpenedRecord(TEXT_PARAM);
  const texts = useMemo(
    () => messages.data && overrides.data && screenTexts(messages.data, overrides.data),
    [messages.data, overrides.data],
  );
  const data = texts && pageOfTexts(texts, list);
  const columns = messageColumns(t, nameOf);
  return (
    <PageFrame title={t('tab.messages')} count={data?.page.totalElements} toolbar={<MessageTools list={list} />}>
      <AdminTabs model="messages" />
      <ListContent
        query={{
          data,
          error: messages.error ?? overrides.error,
          refetch: () => Promise.all([messages.refetch(), overrides.refetch()]),
        }}
        list={list}
        skeleton={<DataTableSkeleton columns={columns.length} rows={list.pageSize} />}
        empty={
          <ScreenEmpty
            title={t('messages.noMatch')}
            action={list.filtered && <Button onClick={list.resetFilters}>{t('action.clearFilters')}</Button>}
          >
            {t('messages.noMatchText')}
          </ScreenEmpty>
        }
      >
        {(rows) => (
          <DataTable
            label={t('tab.messages')}
            columns={columns}
            rows={rows}
            rowKey={({ key }) => key}
            rowLink={({ key }) => linkTo(key)}
            order={list.order}
            onOrder={list.setOrder}
            stale={messages.isPlaceholderData}
          />
        )}
      </ListContent>
      {texts && <OpenTextDialog lang={lang} texts={texts} />}
    </PageFrame>
  );
}
