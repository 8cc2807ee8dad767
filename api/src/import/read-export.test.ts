import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { readExport } from './read-export';

async function zip(entries: Record<string, string | Buffer>): Promise<Uint8Array> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(entries)) archive.addBuffer(Buffer.from(content), name);
  archive.end();
  return buffer(archive.outputStream as NodeJS.ReadableStream & AsyncIterable<Buffer>);
}

describe('reading an export', () => {
  it('finds Annonces.csv in a zip in any case and folder, with the photographs beside it', async () => {
    const { csv, files } = await readExport(
      await zip({ 'Export/ANNONCES.CSV': '"a"', 'Config.txt': 'Version=4.12', 'photos/V1_a.JPG': 'jpeg' }),
    );
    expect(Buffer.from(csv).toString()).toBe('"a"');
    expect([...files.keys()]).toEqual(['v1_a.jpg']);
  });

  it('reads a CSV alone', async () => {
    expect((await readExport(Buffer.from('"a"!#"b"'))).files.size).toBe(0);
  });

  it('reports what is missing or broken', async () => {
    await expect(readExport(await zip({ 'other.csv': 'x' }))).rejects.toThrow(
      'L’archive ne contient pas de fichier Annonces.csv.',
    );
    await expect(readExport(Buffer.from('PK not a zip at all'))).rejects.toThrow(/^L’archive est illisible/);
  });

  it('stops reading a photograph that exceeds its limit when unpacked', async () => {
    await expect(
      readExport(await zip({ 'Annonces.csv': '"a"', 'bomb.jpg': Buffer.alloc(21 * 1024 * 1024) })),
    ).rejects.toThrow('trop volumineux');
  });
});
