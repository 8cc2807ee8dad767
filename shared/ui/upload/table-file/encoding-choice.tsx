import { useState, type ReactNode } from 'react';
import { ENCODINGS, type Encoding } from '@pignon/shared/domain/import/encodings';
import type { ImportFile } from '@pignon/shared/domain/import/file-shape';
import { Alert, Button, Field, MaskedValue, SelectBox } from '@pignon/shared/ui/core';
import { DataTable } from '@pignon/shared/ui/table';
import { useUploadWords } from '../messages';
import './table-file.css';

const PREVIEW_LINES = 5;
const SHOWN_COLUMNS = 6;

/** Select of an encoding by its name; empty means the detected one. */
export function EncodingBox(props: {
  id?: string;
  value: Encoding | '';
  /** Label of the empty option. */
  placeholder?: string;
  onChange: (encoding: Encoding | '') => void;
}): ReactNode {
  const t = useUploadWords();
  const options = ENCODINGS.map((value) => ({ value, label: t(`encoding.${value}`) }));
  const change = (value: string) => props.onChange(ENCODINGS.find((encodingOption) => encodingOption === value) ?? '');
  return <SelectBox {...props} options={options} onChange={change} />;
}

/** First lines of a file in an encoding. */
function Preview({ file: { headings, rows } }: { file: ImportFile }): ReactNode {
  const t = useUploadWords();
  const columns = headings.slice(0, SHOWN_COLUMNS).map((heading, index) => ({
    key: String(index),
    title: heading || String(index + 1),
    primary: index === 0,
    render: ({ cells }: ImportFile['rows'][number]) => <MaskedValue>{cells[index] ?? ''}</MaskedValue>,
  }));
  return (
    <DataTable
      label={t('encoding.preview')}
      columns={columns}
      rows={rows.slice(0, PREVIEW_LINES)}
      rowKey={({ line }) => line}
    />
  );
}

interface EncodingChoiceProps {
  file: ImportFile;
  /** Message for an error of reading a file in an encoding. */
  faultOf: (error: unknown) => string;
  onFile: (file: ImportFile) => void;
  /** Discards the file. */
  onLeave: () => void;
}

/** Asks for the file's encoding, previewing its first lines, before the next step. */
export function EncodingChoice({ file, faultOf, onFile, onLeave }: EncodingChoiceProps): ReactNode {
  const t = useUploadWords();
  const [readResult, setReadResult] = useState<ImportFile | string>(file);
  const [encoding, setEncoding] = useState<Encoding | ''>(file.text?.encoding ?? '');
  const chooseEncoding = (encoding: Encoding | '') => {
    setEncoding(encoding);
    if (encoding === '') return setReadResult(file);
    try {
      setReadResult(file.text?.readAs(encoding) ?? file);
    } catch (error) {
      setReadResult(faultOf(error));
    }
  };
  return (
    <div className="pg-table-file">
      <Alert type={file.text?.isDoubtful ? 'warning' : 'info'} title={t('encoding.title', { name: file.name })}>
        {t('encoding.lead')}
      </Alert>
      <Field label={t('encoding.label')}>
        {({ id }) => (
          <EncodingBox
            id={id}
            value={encoding}
            placeholder={file.text?.encoding === null ? t('encoding.announced') : undefined}
            onChange={chooseEncoding}
          />
        )}
      </Field>
      {typeof readResult === 'string' ? <Alert type="error" title={readResult} /> : <Preview file={readResult} />}
      <div className="pg-table-file-actions">
        <Button onClick={onLeave}>{t('encoding.other')}</Button>
        <Button
          type="primary"
          disabled={typeof readResult === 'string'}
          onClick={() => typeof readResult !== 'string' && onFile(readResult)}
        >
          {t('encoding.continue')}
        </Button>
      </div>
    </div>
  );
}
