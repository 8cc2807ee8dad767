import { useTranslation } from '@pignon/shared/i18n';
import { sharedModules } from '@pignon/shared/federation/runtime/share-scope';
import { Alert, Tag } from '@pignon/shared/ui/core';
import { useRerenderEverySecond } from '../use-rerender-every-second';
import { useHostFile } from '../use-registry';
import { sharedModuleRows, ownerOf, type SharedModuleRow } from './shared-module-rows';

const containerNames = (containers: readonly string[]): string =>
  [...new Set(containers.map(ownerOf))].sort().join(', ');

function ModuleRow({ line }: { line: SharedModuleRow }) {
  const { t } = useTranslation('developer');
  const { name, version, provider, consumers, loaded, fault } = line;
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td className="pg-tabular">{version}</td>
      <td>{ownerOf(provider)}</td>
      <td>{containerNames(consumers)}</td>
      <td>
        {fault ? <Tag tone="crimson">{t(`modules.${fault}`)}</Tag> : t(loaded ? 'state.loaded' : 'state.notAsked')}
      </td>
    </tr>
  );
}

/** Shared modules of this page: each copy with its provider and consumers. */
export function ModulesTab() {
  const { t } = useTranslation('developer');
  useRerenderEverySecond();
  const { data: host } = useHostFile();
  const lines = sharedModuleRows(sharedModules(), host);
  const duplicatedModules = [...new Set(lines.filter(({ fault }) => fault === 'duplicate').map(({ name }) => name))];
  const columns = ['name', 'version', 'provider', 'consumers', 'state'] as const;
  return (
    <>
      {duplicatedModules.length > 0 && (
        <Alert type="error" title={t('modules.twice', { names: duplicatedModules.join(', ') })}>
          {t('modules.twiceMeans')}
        </Alert>
      )}
      {lines.length === 0 && <p>{t('modules.none')}</p>}
      {lines.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is wider than a telephone is scrolled by keys too
        <div className="host-developer-scroll" role="group" tabIndex={0} aria-label={t('tab.modules')}>
          <table className="host-developer-table">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {t(`modules.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <ModuleRow key={`${line.name}@${line.version} ${line.provider}`} line={line} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
