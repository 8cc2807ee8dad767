import { createContext, use, type ReactNode } from 'react';
import { call } from '@pignon/shared/api';
import type { AgencyPaper } from '@pignon/shared/domain/agency/agency-preview.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, EyeIcon, useDocumentWindow } from '@pignon/shared/ui/core';
import { useReadFormValue } from '@pignon/shared/ui/form';
import { bodyOf, type AgencyValues } from './agency-values';

/** Settings as loaded by the form. */
const BaseContext = createContext<AgencyValues | null>(null);
export const PreviewBase = BaseContext.Provider;

/** Opens a PDF with these settings as typed, saved or not. */
export function PreviewButton({ paper }: { paper: AgencyPaper }): ReactNode {
  const { t } = useTranslation('admin');
  const { open, busy } = useDocumentWindow();
  const read = useReadFormValue();
  const base = use(BaseContext);
  if (!base) return null;
  const show = () => {
    const names = Object.keys(base) as (keyof AgencyValues)[];
    // null is an emptied setting; only a field that the form does not have is undefined
    const typedOf = (name: keyof AgencyValues) => {
      const value = read(name);
      return value === undefined ? base[name] : value;
    };
    const typed = Object.fromEntries(names.map((name) => [name, typedOf(name)])) as unknown as AgencyValues;
    const settings = bodyOf(typed, base);
    void open(t(`agency.paper.${paper}`), () => call('POST agency/preview', { body: { paper, settings } }));
  };
  return (
    <Button icon={<EyeIcon />} loading={busy} onClick={show}>
      {t(`agency.paper.${paper}`)}
    </Button>
  );
}
