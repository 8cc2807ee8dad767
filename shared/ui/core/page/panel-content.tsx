import { useTranslation } from '@pignon/shared/i18n';
import { RefreshCwIcon } from '../../icons';
import type { ReactNode } from 'react';
import { Alert } from '../../basic/alert';
import { Button } from '../../basic/button';
import { sentenceOf } from './error-sentence';
import { PanelNote } from './panel';
import { ScreenLoading } from './screen-states';
import { SkeletonLines } from '../../basic/skeleton';

interface QueryState<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
}

export type PanelContentProps<Data> = {
  query: QueryState<Data>;
  /** Placeholder in the layout of the content; lines by default. */
  skeleton?: ReactNode;
  isEmpty: (data: Data) => boolean;
  /** One sentence, with the action that adds content. */
  empty: ReactNode;
  children: (data: Data) => ReactNode;
};

/** The four states of a panel with its own query: loading, failed with retry, empty, content. */
export function PanelContent<Data>({ query, skeleton, isEmpty, empty, children }: PanelContentProps<Data>) {
  const { t } = useTranslation('common');
  if (query.data !== undefined) {
    return isEmpty(query.data) ? <PanelNote>{empty}</PanelNote> : children(query.data);
  }
  if (query.error) {
    const retry = (
      <Button size="small" icon={<RefreshCwIcon />} onClick={() => void query.refetch()}>
        {t('state.retry')}
      </Button>
    );
    return <Alert type="error" title={sentenceOf(query.error) ?? t('state.error')} action={retry} />;
  }
  return <ScreenLoading>{skeleton ?? <SkeletonLines lines={3} />}</ScreenLoading>;
}
