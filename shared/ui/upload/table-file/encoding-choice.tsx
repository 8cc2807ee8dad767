import { useState, type ReactNode } from 'react';
import { ENCODINGS, type Encoding } from '@pignon/shared/domain/import/encodings';
import type { ImportFile } from '@pignon/shared/domain/import/file-shape';
import { Alert, Button, Field, MaskedValue, SelectBox } from '@pignon/shared/ui/core';
import { DataTable } from '@pignon/shared/ui/table';
import { useUploadWords } from '../messages';
import './table-file.css';

const SHOWN_LINES = 5;
const SHOWN_COLUMNS = 6;

/** The choice of an encoding, by the name that programs give it; none stands for what is recognised. */
export function EncodingBox(props: {
  id?: string;
  value: Encoding | '';
  /** Stands for none of them, where that may be chosen. */
  placeholder?: string;
  onChange: (encoding: Encoding | '') => void;
}): ReactNode {
  const t = useUploadWords();
  const options = ENCODINGS.map((value) => ({ value, label: t(`encoding.${value}`) }));
  const change = (value: string) => props.onChange(ENCODINGS.find((each) => each === value) ?? '');
  return <SelectBox {...props} options={options} onChange={change} />;
}

/** The first lines of a file as an encoding makes them. */
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
      rows={rows.slice(0, SHOWN_LINES)}
      rowKey={({ line }) => line}
    />
  );
}

interface EncodingChoiceProps {
  file: ImportFile;
  /** Why a file cannot be read in an encoding, of what reading it threw. */
  faultOf: (error: unknown) => string;
  onFile: (file: ImportFile) => void;
  /** Leaves the file. */
  onLeave: () => void;
}

/** Asks in which encoding a file was written, with its first lines in the one that is chosen, before it is gone on with. */
export function EncodingChoice({ file, faultOf, onFile, onLeave }: EncodingChoiceProps): ReactNode {
  const t = useUploadWords();
  const [read, setRead] = useState<ImportFile | string>(file);
  const [encoding, setEncoding] = useState<Encoding | ''>(file.text?.encoding ?? '');
  const choose = (chosen: Encoding | '') => {
    setEncoding(chosen);
    if (chosen === '') return setRead(file);
    try {
      setRead(file.text?.readAs(chosen) ?? file);
    } catch (error) {
      setRead(faultOf(error));
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
            onChange={choose}
          />
        )}
      </Field>
      {typeof read === 'string' ? <Alert type="error" title={read} /> : <Preview file={read} />}
      <div className="pg-table-file-actions">
        <Button onClick={onLeave}>{t('encoding.other')}</Button>
        <Button
          type="primary"
          disabled={typeof read === 'string'}
          onClick={() => typeof read !== 'string' && onFile(read)}
        >
          {t('encoding.continue')}
        </Button>
      </div>
    </div>
  );
}
