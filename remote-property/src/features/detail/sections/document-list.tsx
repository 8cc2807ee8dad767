import type { Media } from '@pignon/shared/domain/media/media.schema';
import { isPrivateMedia } from '@pignon/shared/domain/privacy/private-media';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { Button, FileTextIcon, MaskedValue, Skeleton } from '@pignon/shared/ui/core';
import { useSignedMedia } from '../../../data/property.queries';
import styles from './chapters.module.css';

export function isPhoto({ mimeType }: Media): boolean {
  return mimeType.startsWith('image/');
}

/** Opens a document in its own tab, at an address valid there. */
export function DocumentLink({ reference, media, name }: { reference: string; media: Media; name: string }) {
  const { t } = useTranslation('property');
  const signed = useSignedMedia(reference, media, 'ORIGINAL');
  if (signed.isPending) return <Skeleton width={160} />;
  if (!signed.data)
    return (
      <span>
        {t('documents.failed', { name })}{' '}
        <Button size="small" onClick={() => void signed.refetch()}>
          {t('state.retry')}
        </Button>
      </span>
    );
  return (
    <a href={signed.data.path} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}

/** Documents of a property; private ones are hidden from customers. */
export function DocumentList({ reference, documents }: { reference: string; documents: readonly Media[] }) {
  const { t } = useTranslation('property');
  const masked = usePrivacy();
  return (
    <ul className={styles.documents}>
      {documents.map((media, index) => {
        const name = media.caption || t('documents.unnamed', { number: index + 1 });
        return (
          <li key={media.key}>
            <FileTextIcon />
            {masked && isPrivateMedia(media) ? (
              <MaskedValue>{t('documents.unnamed', { number: index + 1 })}</MaskedValue>
            ) : (
              <DocumentLink reference={reference} media={media} name={name} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
