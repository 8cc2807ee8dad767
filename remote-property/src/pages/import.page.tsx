import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useParams } from '@pignon/shared/router';
import { ArrowLeftIcon, ButtonLink, lazyPart, PageFrame } from '@pignon/shared/ui/core';
import { addRecordTexts } from '../features/record-texts';

const NewImport = lazyPart(async () => (await import('../features/import/new-import')).NewImport, 'page');
const ImportDetail = lazyPart(async () => (await import('../features/import/import-detail')).ImportDetail, 'page');

/** `/property/import/:importId?`: checks and imports listings of other software. */
export function Page() {
  addRecordTexts();
  const { t } = useTranslation('property');
  const { importId } = useParams();
  const backLink = (
    <ButtonLink to={importId ? paths.propertyImports : paths.properties} type="link" icon={<ArrowLeftIcon />}>
      {importId ? t('import.all') : t('list.title')}
    </ButtonLink>
  );
  return (
    <PageFrame title={t('import.title')} back={backLink}>
      {importId ? <ImportDetail key={importId} importId={Number(importId)} /> : <NewImport />}
    </PageFrame>
  );
}
