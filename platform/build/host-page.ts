import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';

/** Writes the page template for the edge; what is drawn before scripts run is inlined. */
export async function writeHostPage(root: string, dist: string): Promise<void> {
  const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
  const template = await read('index.html');
  const { code } = await transform(await read('src/shell/boot-skeleton.css'), { loader: 'css', minify: true });
  const skeleton = (await read('src/shell/boot-skeleton.html')).replaceAll(/>\s+</g, '><').trim();
  const page = template.replace('/*skeleton*/', () => code.trim()).replace('<!--skeleton-->', () => skeleton);
  await writeFile(path.join(dist, 'index.html'), page);
}
