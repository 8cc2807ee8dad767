import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '../../docker/stand-ins');

test('replacements of base images name no registry, so that the machine’s own configuration applies', () => {
  const files = readdirSync(FOLDER).map((name) => readFileSync(path.join(FOLDER, name), 'utf8'));
  const hosts = files.flatMap((text) => [...text.matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host]) => host));
  expect(hosts.filter((host) => host !== '127.0.0.1')).toEqual([]);
});
