import type { Colleagues } from '@pignon/shared/api';
import type { ContactToReview } from '@pignon/shared/domain/contact/erasure/review.schema';
import { formatDate } from '@pignon/shared/i18n';
import { ArchiveIcon, DateText, Tag } from '@pignon/shared/ui/core';
import type { Column } from '@pignon/shared/ui/table';
import { fieldKey, wordKey } from '../field-labels';
import { headingKey } from '../heading-key';
import { ContactName } from '../contact-name';
import { ContactTypes } from '../contact-types';
import styles from '../list/contact-list.module.css';

type Words = (key: string, values?: Record<string, unknown>) => string;

/** Columns of the list of inactive contacts. */
export function retentionReviewColumns(t: Words, nameOf: Colleagues['nameOf']): Column<ContactToReview>[] {
  return [
    {
      key: 'name',
      title: t('list.name'),
      primary: true,
      render: (contact) => <ContactName contact={contact} />,
    },
    {
      key: 'type',
      title: t(headingKey('contactType')),
      render: ({ contactType, archived }) => (
        <span className={styles.tags}>
          <ContactTypes types={contactType} />
          {archived && <Tag icon={<ArchiveIcon />}>{t('list.archived')}</Tag>}
        </span>
      ),
    },
    { key: 'lastSign', title: t(fieldKey('lastSign')), render: ({ lastSign }) => <DateText iso={lastSign} /> },
    {
      key: 'agreed',
      title: t('detail.consents'),
      from: 960,
      render: ({ agreed }) =>
        agreed.length > 0
          ? agreed.map((channel) => t(wordKey('consentChannel', channel))).join(', ')
          : t('detail.noConsent'),
    },
    {
      key: 'negotiator',
      title: t(headingKey('negotiator')),
      from: 960,
      render: ({ negotiator }) => negotiator && <span className={styles.soft}>{nameOf(negotiator)}</span>,
    },
    {
      key: 'review',
      title: t('review.before'),
      from: 960,
      render: ({ review }) =>
        review && (
          <span className={styles.soft} title={review.reason}>
            {t(`review.was.${review.decision}`, { date: formatDate(review.at) })}
          </span>
        ),
    },
  ];
}
