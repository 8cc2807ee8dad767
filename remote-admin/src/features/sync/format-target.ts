import type { Target } from '@pignon/shared/domain/sync/portal.schema';

export const PROTOCOLS = ['FOLDER', 'FTP', 'FTPS', 'SFTP'] as const;
/** Protocol by its usual name. */
export type Protocol = (typeof PROTOCOLS)[number];

export const protocolOf = (target: Target): Protocol => (target.kind === 'FTP' && target.secure ? 'FTPS' : target.kind);

/** Target of a portal: `ftp.portail.fr/annonces`, or a local folder. */
export const placeOf = (target: Target): string =>
  target.kind === 'FOLDER' ? target.folder : [target.host, target.folder].filter((part) => part !== '').join('/');
