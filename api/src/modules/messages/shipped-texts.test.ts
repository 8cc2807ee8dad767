import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtMessages, shippedTexts } from './shipped-texts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pignon-texts-'));
});
afterEach(() => rm(dir, { recursive: true }));

describe('the shipped texts', () => {
  it('are found beside the server’s bundle, not when it runs from sources', async () => {
    const bundle = pathToFileURL(join(dir, 'server.mjs')).href;
    expect(builtMessages(bundle)).toBeUndefined();
    await mkdir(join(dir, 'messages'));
    expect(builtMessages(bundle)).toBe(join(dir, 'messages'));
  });

  it('are read once, and again after a failure', async () => {
    const texts = shippedTexts(dir);
    await expect(texts('fr')).rejects.toThrow('ENOENT');
    await writeFile(join(dir, 'fr.json'), '{"yes": "Oui"}');
    expect(await texts('fr')).toEqual({ yes: 'Oui' });
    await writeFile(join(dir, 'fr.json'), '{"yes": "Si"}');
    expect(await texts('fr')).toEqual({ yes: 'Oui' });
  });

  it('are empty without a folder', async () => {
    expect(await shippedTexts(undefined)('en')).toEqual({});
  });
});
