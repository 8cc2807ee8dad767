import path from 'node:path';
import { build } from 'esbuild';
import type { EvaluatedRemote } from '../manifest/evaluate-remote';

/** Maps each exposed file to the export that the host uses. */
async function findNeededExports({ definition, exposes, exposeOf }: EvaluatedRemote): Promise<Map<string, string>> {
  const neededExports = new Map<string, string>();
  const addExport = async (lazy: () => Promise<unknown>, name: string): Promise<void> => {
    const file = exposes[await exposeOf(lazy)];
    if (file) neededExports.set(file, name);
  };
  for (const route of definition.routes) if ('page' in route) await addExport(route.page, 'Page');
  for (const slot of definition.slots ?? []) await addExport(slot.load, 'Slot');
  return neededExports;
}

/** Pages without a `Page` and slots without a `Slot` to draw, one sentence each. Files are parsed, nothing of them runs. */
export async function exportFaults(root: string, remote: EvaluatedRemote): Promise<string[]> {
  const neededExports = await findNeededExports(remote);
  const { metafile } = await build({
    entryPoints: [...neededExports.keys()],
    absWorkingDir: root,
    outdir: 'dist',
    bundle: false,
    write: false,
    metafile: true,
    format: 'esm',
    logLevel: 'silent',
  });
  return Object.values(metafile.outputs).flatMap(({ entryPoint = '', exports }) => {
    const file = `./${path.posix.normalize(entryPoint)}`;
    const name = neededExports.get(file);
    return name && !exports.includes(name) ? [`${file} exports no ${name}, so there is nothing to draw`] : [];
  });
}
