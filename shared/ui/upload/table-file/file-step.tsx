import { useState, type ReactNode } from 'react';
import type { Encoding } from '@pignon/shared/domain/import/encodings';
import { fileFaultOf, type FileFault, type ImportFile } from '@pignon/shared/domain/import/file-shape';
import { MAX_IMPORT_BYTES, MAX_IMPORTED } from '@pignon/shared/domain/import/import.limits';
import { formatNumber } from '@pignon/shared/i18n';
import { Alert, Button, DownloadIcon, FileUpIcon, saveFile } from '@pignon/shared/ui/core';
import { useUploadWords } from '../messages';
import { UploadArea } from '../upload-area';
import { EncodingBox, EncodingChoice } from './encoding-choice';
import './table-file.css';

type SavedFile = Parameters<typeof saveFile>[0];

const MEGABYTE = 1024 * 1024;

export interface FileStepWords {
  drop: string;
  choose: string;
  /** Text of the limits: lines and megabytes. */
  limits: (max: { lines: string; size: string }) => string;
  /** Message for an unreadable file. */
  fault: (fault: FileFault | 'unread', where: { line: number | undefined; name: string }) => string;
  lead: string;
  template: string;
}

interface FileStepProps {
  words: FileStepWords;
  /** Reads a file; the code is loaded with the first one. @throws ImportFileError */
  read: (file: File) => Promise<ImportFile>;
  /** Makes a template file. */
  template: () => Promise<SavedFile>;
  onFile: (file: ImportFile) => void;
  /** Shown above the choice: an unfinished import. */
  children?: ReactNode;
}

/**
 * Chooses a table file by drop or dialog, with a template to download. Shows its first lines when the encoding is
 * doubtful or was chosen.
 */
export function FileStep({ words, read, template, onFile, children }: FileStepProps): ReactNode {
  const [isReading, setIsReading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [encoding, setEncoding] = useState<Encoding | ''>('');
  const [pendingFile, setPendingFile] = useState<ImportFile | null>(null);
  const t = useUploadWords();
  const faultOf = (error: unknown, name: string) => {
    const fileFault = fileFaultOf(error);
    return words.fault(fileFault?.fault ?? 'unread', { line: fileFault?.line, name });
  };
  const readChosenFile = async (file: File | undefined) => {
    if (!file) return;
    setIsReading(true);
    setFault(null);
    try {
      const importedFile = await read(file);
      const importFile = encoding === '' ? importedFile : (importedFile.text?.readAs(encoding) ?? importedFile);
      if (encoding === '' && !importedFile.text?.isDoubtful) return onFile(importFile);
      setPendingFile(importFile);
    } catch (error) {
      setFault(faultOf(error, file.name));
    }
    setIsReading(false);
  };
  const saveTemplate = async () => saveFile(await template());
  if (pendingFile)
    return (
      <EncodingChoice
        file={pendingFile}
        faultOf={(error) => faultOf(error, pendingFile.name)}
        onFile={onFile}
        onLeave={() => setPendingFile(null)}
      />
    );
  return (
    <div className="pg-table-file">
      {children}
      {fault && <Alert type="error" title={fault} />}
      <UploadArea
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        icon={<FileUpIcon />}
        title={words.drop}
        verb={words.choose}
        hint={words.limits({ lines: formatNumber(MAX_IMPORTED), size: formatNumber(MAX_IMPORT_BYTES / MEGABYTE) })}
        loading={isReading}
        onFiles={([file]) => void readChosenFile(file)}
      />
      <div className="pg-table-file-help">
        <p>{words.lead}</p>
        <label className="pg-table-file-encoding">
          {t('encoding.label')}
          <EncodingBox value={encoding} placeholder={t('encoding.automatic')} onChange={setEncoding} />
        </label>
        <Button type="link" icon={<DownloadIcon />} onClick={() => void saveTemplate()}>
          {words.template}
        </Button>
      </div>
    </div>
  );
}
