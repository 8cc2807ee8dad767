import { useState, type ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import { bus } from '@pignon/shared/bus';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { MandateFileKind } from '@pignon/shared/domain/media/media.enums';
import { kindOfFile } from '@pignon/shared/domain/media/media.rules';
import type { Media } from '@pignon/shared/domain/media/media.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, PanelNote, PlusIcon, ScreenError, Skeleton } from '@pignon/shared/ui/core';
import {
  captioned,
  deleted,
  DropArea,
  RefusedFiles,
  UploadArea,
  UploadStateLine,
  useAddedFiles,
  useMediaDesk,
  useRemoval,
  useSending,
  useUploads,
  type MediaEdit,
  type MediaEditor,
} from '@pignon/shared/ui/upload';
import { DeleteFile } from './delete-file';
import { folderOf } from './folder-file';
import { FolderLine } from './folder-line';
import { KindSelect } from './kind-select';
import styles from './folder.module.css';

/** Formats by name rather than `image/*`: an iPhone then hands over JPEG instead of HEIC, and still offers its camera. */
const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp,application/pdf';

const ofKind = (key: string, kind: MandateFileKind): MediaEdit => ({
  apply: (media) => media.map((one) => (one.key === key ? { ...one, metadata: [kind] } : one)),
});

/** Renames a file. @returns the error of a refused name */
async function renameFile(desk: MediaEditor, key: string, name: string): Promise<unknown> {
  let refusal: unknown;
  const onRefused = (error: unknown) => {
    refusal = error;
  };
  await desk.edit({ ...captioned(key, name), onRefused });
  return refusal;
}

/** Kind of file that a partner's mandate still lacks. */
function wantedKind({ type }: Mandate, media: readonly Media[] | undefined): MandateFileKind | null {
  const missing = type === 'PARTNER' && media && !media.some((file) => kindOfFile(file) === 'AUTHORISATION');
  return missing ? 'AUTHORISATION' : null;
}

/** Files of a mandate: add, open, rename, categorize, delete. */
export function FolderBoard({ mandate }: { mandate: Mandate }): ReactNode {
  const { t } = useTranslation('mandate');
  const folder = folderOf(mandate.id);
  const mayWrite = useMay('write');
  const { desk, media, error, retry } = useMediaDesk(folder);
  const removalOf = useRemoval(desk);
  const { queue, uploads } = useUploads(`mandate:${mandate.id}`);
  const suggestedKind = wantedKind(mandate, media);
  const [selectedKind, setSelectedKind] = useState<MandateFileKind>();
  const kind = selectedKind ?? suggestedKind ?? (mandate.status === 'PENDING' ? 'OTHER' : 'SIGNED_COPY');
  const [deleting, setDeleting] = useState<Media>();
  const { refused, take, forget } = useAddedFiles(kind, (files) => queue.add(files));
  useSending(queue, {
    owned: folder,
    onArrived: ({ sent, ...list }) => {
      if (desk.shown.get()?.some(({ key }) => sent.includes(key)))
        bus.publish('notice.raised', { message: t('folder.hadAlready') });
      desk.refresh(list);
    },
    onSettled: () => undefined,
  });
  if (!media) return error ? <ScreenError error={error} onRetry={retry} /> : <Skeleton height={120} />;
  const pendingUploads = uploads.filter(({ state }) => state !== 'done');
  const content = (
    <div className={styles.board}>
      {suggestedKind && (
        <Alert type="warning" title={t('folder.noAuthorisation')}>
          {t('folder.noAuthorisationText')}
        </Alert>
      )}
      {media.length + pendingUploads.length === 0 && <PanelNote>{t('folder.none')}</PanelNote>}
      {media.length + pendingUploads.length > 0 && (
        <ul className={styles.files}>
          {media.map((file) => (
            <FolderLine
              key={file.key}
              folder={folder}
              media={file}
              onName={(name) => renameFile(desk, file.key, name)}
              onKind={(next) => void desk.edit(ofKind(file.key, next))}
              removal={removalOf(file)}
              onDelete={() => setDeleting(file)}
            />
          ))}
          {pendingUploads.map((upload) => (
            <li key={upload.id}>
              <UploadStateLine upload={upload} queue={queue} isSending />
            </li>
          ))}
        </ul>
      )}
      <RefusedFiles refused={refused} onForget={forget} />
      {mayWrite && (
        <div className={styles.add}>
          <label>
            {t('folder.addAs')}
            <KindSelect label={t('folder.addAs')} value={kind} onChange={setSelectedKind} />
          </label>
          <UploadArea
            accept={ACCEPTED_TYPES}
            multiple
            compact
            icon={<PlusIcon />}
            verb={t('folder.add')}
            hint={t('folder.addHint')}
            onFiles={take}
          />
        </div>
      )}
      <DeleteFile
        media={deleting}
        onDelete={(file) => void desk.edit(deleted(folder, [file]))}
        onClose={() => setDeleting(undefined)}
      />
    </div>
  );
  return mayWrite ? <DropArea onFiles={take}>{content}</DropArea> : content;
}
