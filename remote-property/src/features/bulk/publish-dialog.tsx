import { useState } from 'react';
import { call, ProblemError, useCall, useMutation } from '@pignon/shared/api';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { CheckedListing } from '@pignon/shared/domain/sync/sync.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { Alert, Button, Dialog, Field, SelectBox, sentenceOf, SkeletonLines } from '@pignon/shared/ui/core';
import { inChunks } from '@pignon/shared/ui/list';
import styles from './publish.module.css';
import { addPublishTexts } from './publish-texts';

/** Maximum number of properties per call. */
const CHUNK = 500;

/** Adds properties to a portal. @returns those that portal or law refuse today, with the reasons */
async function publish(portal: string, references: readonly string[]): Promise<CheckedListing[]> {
  const blocked: CheckedListing[] = [];
  for (const chunk of inChunks(references, CHUNK)) {
    const changes = chunk.map((reference) => ({ reference, included: true }));
    try {
      const reply = await call('PATCH sync/{portal}/listings', { params: { portal }, body: { changes } });
      blocked.push(...reply.blocked);
    } catch (error) {
      // all are on it already, and none is blocked
      if (!(error instanceof ProblemError && error.code === 'NOT_MODIFIED')) throw error;
    }
  }
  return blocked;
}

function PublicationResult({ blocked, readyCount }: { blocked: readonly CheckedListing[]; readyCount: number }) {
  const { t } = useTranslation('property');
  return (
    <>
      <p role="status">{t('bulk.publishReady', { count: readyCount })}</p>
      {blocked.length > 0 && (
        <>
          <Alert type="warning" title={t('bulk.publishBlocked', { count: blocked.length })} />
          <ul className="pg-bulk-failures">
            {blocked.map(({ reference, findings }) => (
              <li key={reference}>
                <Link to={paths.property(reference)}>{reference}</Link>
                <ul className={styles.reasons}>
                  {findings
                    .filter(({ severity }) => severity === 'BLOCKING')
                    .map(({ path, message }) => (
                      <li key={path}>{message}</li>
                    ))}
                </ul>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Adds the selected properties to a portal; lists refusals with reasons. */
export function PublishDialog({ references, onClose }: { references: readonly string[]; onClose: () => void }) {
  addPublishTexts();
  const { t } = useTranslation('property');
  const { data: portals, error } = useCall('GET sync', {});
  const [selectedPortal, setSelectedPortal] = useState('');
  const portal = selectedPortal || (portals?.[0]?.code ?? '');
  const publication = useMutation({ mutationFn: () => publish(portal, references) });
  const failed = error ?? publication.error;
  return (
    <Dialog
      open
      width={560}
      title={t('bulk.publishTitle', { count: references.length })}
      onClose={onClose}
      footer={
        publication.data ? (
          <Button type="primary" onClick={onClose}>
            {t('bulk.close')}
          </Button>
        ) : (
          <Button
            type="primary"
            loading={publication.isPending}
            disabled={portal === ''}
            onClick={() => publication.mutate()}
          >
            {t('bulk.publishNow')}
          </Button>
        )
      }
    >
      {failed && <Alert type="error" title={sentenceOf(failed) ?? t('bulk.publishFailed')} />}
      {!portals && !error && <SkeletonLines lines={2} />}
      {portals?.length === 0 && <p>{t('bulk.noPortal')}</p>}
      {publication.data ? (
        <PublicationResult blocked={publication.data} readyCount={references.length - publication.data.length} />
      ) : (
        portals &&
        portals.length > 0 && (
          <Field label={t('bulk.portal')}>
            {(ids) => (
              <SelectBox
                {...ids}
                value={portal}
                options={portals.map(({ code, name }) => ({ value: code, label: name }))}
                onChange={setSelectedPortal}
              />
            )}
          </Field>
        )
      )}
    </Dialog>
  );
}
