import { formatNumber } from '@pignon/shared/i18n';
import { DateText } from '@pignon/shared/ui/core';
import type { Column } from '@pignon/shared/ui/table';
import type { RunView } from '../../../data/sync.queries';
import { countIn, RUN_COUNTS } from '../portal-state';
import { RunTag } from '../run-state';

export interface RunWords {
  t: (key: string) => string;
  requesterName: (login: string) => string;
}

/** Columns of the history of sendings. */
export const runColumns = ({ t, requesterName }: RunWords): Column<RunView>[] => [
  {
    key: 'at',
    title: t('sync.at'),
    primary: true,
    render: ({ createdTime }) => <DateText iso={createdTime} as="time" />,
  },
  { key: 'portal', title: t('sync.portal'), render: ({ portalName }) => portalName },
  { key: 'status', title: t('sync.status'), render: (run) => <RunTag run={run} /> },
  { key: 'by', title: t('sync.by.whom'), from: 960, render: ({ requestedBy }) => requesterName(requestedBy) },
  ...RUN_COUNTS.map((key): Column<RunView> => ({
    key,
    title: t(`sync.${key}`),
    align: 'end',
    labelled: true,
    from: key === 'sent' || key === 'blocked' ? undefined : 960,
    render: (run) => {
      const count = countIn(run, key);
      return count !== null && formatNumber(count);
    },
  })),
];
