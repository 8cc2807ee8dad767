import { useRef, type ComponentRef, type ReactNode } from 'react';
import { Upload } from 'antd';
import { AntTheme } from '../antd/ant-theme';
import { Button } from '../basic/button';
import { classNames } from '../basic/class-names';

export interface UploadAreaProps {
  /** Types offered by the file dialog: `.csv,text/csv`. Dropped files of other types reach `onFiles` too. */
  accept: string;
  multiple?: boolean;
  /** Label of the button that opens the file chooser. */
  verb: string;
  icon: ReactNode;
  /** Invitation to drop files here. */
  title?: string;
  /** Compact: one line beside other content, with the icon in the button. */
  compact?: boolean;
  /** Limits of size and number. */
  hint?: ReactNode;
  /** Files are being read. */
  loading?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/**
 * Files selected by the button or a click anywhere in the area, or dropped on it; the caller checks and uploads them.
 */
export function UploadArea(props: UploadAreaProps): ReactNode {
  const { accept, multiple = false, verb, icon, title, compact = false, hint, loading, onFiles } = props;
  const uploadRef = useRef<ComponentRef<typeof Upload.Dragger>>(null);
  const openFileChooser = () =>
    uploadRef.current?.nativeElement?.querySelector<HTMLInputElement>('input[type="file"]')?.click();
  return (
    <AntTheme>
      <Upload.Dragger
        ref={uploadRef}
        className={classNames('pg-upload', compact && 'pg-upload-compact')}
        accept={{ format: accept, filter: 'native' }}
        multiple={multiple}
        showUploadList={false}
        hasControlInside
        // called once per file, each time with all of them
        beforeUpload={(file, files) => {
          if (file === files[0]) onFiles(files);
          return Upload.LIST_IGNORE;
        }}
      >
        {!compact && icon}
        {title && <p>{title}</p>}
        <Button
          type="primary"
          icon={compact ? icon : undefined}
          loading={loading}
          onClick={(event) => {
            // antd would move the focus from the button
            event.stopPropagation();
            openFileChooser();
          }}
        >
          {verb}
        </Button>
        {hint && <p className="pg-upload-hint">{hint}</p>}
      </Upload.Dragger>
    </AntTheme>
  );
}
