import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');

const sheetsIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, file));

const FOLDERS = [
  'host/src',
  'shared/ui',
  ...readdirSync(ROOT).flatMap((name) => (/^remote-/.test(name) ? [`${name}/src`] : [])),
];

it('hides horizontal scrollbars only where scroll edges show that there is more', () => {
  const hidingSheets = FOLDERS.flatMap(sheetsIn).filter((sheet) =>
    /scrollbar-width:\s*none/.test(readFileSync(path.join(ROOT, sheet), 'utf8')),
  );
  expect(hidingSheets).toEqual(['shared/ui/base.css']);
});
