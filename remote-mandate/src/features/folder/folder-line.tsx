import { useRef, useState, type ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import type { MandateFileKind } from '@pignon/shared/domain/media/media.enums';
import { kindOfFile } from '@pignon/shared/domain/media/media.rules';
import type { Media, MediaOwned } from '@pignon/shared/domain/media/media.schema';
import { useTranslation } from '@pignon/shared/i18n';
import {
  Button,
  DownloadIcon,
  FileTextIcon,
  IconButton,
  ImagesIcon,
  PencilIcon,
  saveFile,
  tellFailure,
  Trash2Icon,
  useDocumentWindow,
} from '@pignon/shared/ui/core';
import { RemovalNote, type Removal } from '@pignon/shared/ui/upload';
import { FileName } from './file-name';
import { fetchFile } from './folder-file';
import { KindSelect } from './kind-select';
import styles from './folder.module.css';

interface FolderLineProps {
  folder: MediaOwned;
  media: Media;
  /** @returns the error of a refused name */
  onName: (name: string) => Promise<unknown>;
  onKind: (kind: MandateFileKind) => void;
  removal: Removal;
  onDelete: () => void;
}

/** A file of the folder; its name opens it. */
export function FolderLine({ folder, media, onName, onKind, removal, onDelete }: FolderLineProps): ReactNode {
  const { t } = useTranslation('mandate');
  const mayWrite = useMay('write');
  const { open, busy } = useDocumentWindow();
  const [renaming, setRenaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const kind = kindOfFile(media);
  const name = media.caption || t(`mediaMark.${kind}`);
  const save = () =>
    void fetchFile(folder, media, name)
      .then(saveFile)
      .catch((error: unknown) => tellFailure(error, t('folder.failed', { name })));
  const end = () => {
    setRenaming(false);
    // once the button is rendered again, unless another field has been entered meanwhile
    requestAnimationFrame(() => document.activeElement === document.body && opener.current?.focus());
  };
  return (
    <li className={styles.line}>
      {media.mimeType === 'application/pdf' ? <FileTextIcon /> : <ImagesIcon />}
      <span className={styles.name}>
        {renaming ? (
          <FileName name={name} onName={onName} onEnd={end} />
        ) : (
          <Button
            ref={opener}
            type="link"
            title={name}
            disabled={busy}
            onClick={() => void open(name, () => fetchFile(folder, media, name))}
          >
            {name}
          </Button>
        )}
        <RemovalNote until={removal.until} />
      </span>
      {mayWrite ? (
        <KindSelect label={t('folder.kindOf', { name })} value={kind} onChange={onKind} />
      ) : (
        <span className={styles.soft}>{t(`mediaMark.${kind}`)}</span>
      )}
      <span className={styles.actions}>
        {mayWrite && (
          <IconButton
            label={t('folder.rename', { name })}
            icon={<PencilIcon />}
            disabled={renaming}
            onClick={() => setRenaming(true)}
          />
        )}
        <IconButton label={t('folder.save', { name })} icon={<DownloadIcon />} onClick={save} />
        {removal.isAllowed && (
          <IconButton label={t('folder.deleteOf', { name })} icon={<Trash2Icon />} onClick={onDelete} />
        )}
      </span>
    </li>
  );
}
