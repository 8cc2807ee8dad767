import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':');
  return NAMES.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find((file) => existsSync(file));
}

/**
 * Path of a Chromium: CHROMIUM_PATH, the system's, or one installed from Debian's packages when permitted. @throws a
 * sentence that says what is missing
 */
export function findChromium(): string {
  const configuredPath = process.env['CHROMIUM_PATH'];
  if (configuredPath) {
    if (existsSync(configuredPath)) return configuredPath;
    throw new Error(`CHROMIUM_PATH names ${configuredPath}, which does not exist.`);
  }
  const found = onPath();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      'The end-to-end tests need Chromium: install your system’s chromium package, or set CHROMIUM_PATH.',
    );
  }
  console.log('Installing Chromium from the system’s packages…');
  const quietOptions = {
    stdio: ['ignore', 'ignore', 'inherit'] as const,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update', '-qq'], { ...quietOptions, stdio: [...quietOptions.stdio] });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    ...quietOptions,
    stdio: [...quietOptions.stdio],
  });
  const installed = onPath();
  if (!installed) throw new Error('Chromium was installed from the system’s packages but cannot be found.');
  return installed;
}
