import { useState } from 'react';
import type { MediaMark } from '@pignon/shared/domain/media/media.enums';
import { refusalOf, type FileRefusal } from './check-file';
import type { NewUpload } from './upload-state';

export interface RefusedFile {
  id: string;
  name: string;
  refusal: FileRefusal;
}

/** Accepts files from any source: valid ones are uploaded, others listed with the reason. */
export function useAddedFiles(mark: MediaMark | null, onAdd: (files: readonly NewUpload[]) => void) {
  const [refusedFileList, setRefusedFileList] = useState<readonly RefusedFile[]>([]);
  const addFiles = async (files: readonly File[]) => {
    const checkedFiles = await Promise.all(files.map(async (file) => ({ file, refusal: await refusalOf(file) })));
    const refusedFiles = checkedFiles.flatMap(({ file, refusal }) =>
      refusal ? [{ id: crypto.randomUUID(), name: file.name, refusal }] : [],
    );
    const acceptedFiles = checkedFiles.flatMap(({ file, refusal }) => (refusal ? [] : [file]));
    setRefusedFileList((currentFiles) => [...currentFiles, ...refusedFiles]);
    onAdd(acceptedFiles.map((file) => ({ id: crypto.randomUUID(), name: file.name, blob: file, mark })));
  };
  return {
    refused: refusedFileList,
    take: (files: readonly File[]) => void addFiles(files),
    forget: () => setRefusedFileList([]),
  };
}
