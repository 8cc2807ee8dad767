import type { Target } from '@pignon/shared/domain/sync/portal.schema';

export const PROTOCOLS = ['FOLDER', 'FTP', 'FTPS', 'SFTP'] as const;
/** How a file gets to a portal, as people call it. */
export type Protocol = (typeof PROTOCOLS)[number];

export const protocolOf = (target: Target): Protocol => (target.kind === 'FTP' && target.secure ? 'FTPS' : target.kind);

/** Where a portal takes its file: `ftp.portail.fr/annonces`, or a folder of the installation. */
export const placeOf = (target: Target): string =>
  target.kind === 'FOLDER' ? target.folder : [target.host, target.folder].filter((part) => part !== '').join('/');
