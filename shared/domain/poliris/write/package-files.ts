import type { FILE_MODES } from '../../sync/sync.enums';

const lines = (...list: string[]): string => list.map((line) => `${line}\r\n`).join('');

/** `Config.txt`: format, software and currency. */
export const CONFIG_TEXT = lines('Version=4.12', 'Application=Pignon / 1.0', 'Devise=Euro');

/** `Photos.cfg`: states whether the package has every picture or those of new and changed listings. */
export const photosText = (mode: (typeof FILE_MODES)[number]): string => lines(`Mode=${mode}`);

/** `<software>_<agency>.zip`, in characters allowed by every file system. */
export const packageName = (account: string): string => `pignon_${account.replace(/[^\w.-]+/g, '-')}.zip`;
