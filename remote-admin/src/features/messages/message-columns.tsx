import { DateText, Tag } from '@pignon/shared/ui/core';
import type { Column } from '@pignon/shared/ui/table';
import type { ScreenText } from './message-list';
import styles from '../admin.module.css';

type Words = (key: string, values?: Record<string, unknown>) => string;

/** Columns of the texts of the screens. */
export function messageColumns(t: Words, nameOf: (loginEmail: string) => string): Column<ScreenText>[] {
  return [
    {
      key: 'text',
      title: t('messages.text'),
      primary: true,
      render: ({ text, shipped, change }) => (
        <span className={styles.last}>
          {text}
          {change && <s className={styles.soft}>{shipped}</s>}
        </span>
      ),
    },
    {
      key: 'key',
      title: t('messages.key'),
      sort: 'key',
      render: ({ key }) => <code className={styles.code}>{key}</code>,
    },
    {
      key: 'change',
      title: t('messages.change'),
      sort: 'modifiedTime',
      width: 220,
      render: ({ change }) =>
        change && (
          <span className={styles.last}>
            <span>
              <Tag tone="blue">{t('messages.own')}</Tag>
            </span>
            <span className={styles.soft}>
              {nameOf(change.modifiedBy)}, <DateText iso={change.modifiedTime} as="relative" />
            </span>
          </span>
        ),
    },
  ];
}
