import type { TimeLimits } from '@pignon/shared/domain/http/request-limits';
import type { SecondFactorRule } from '@pignon/shared/domain/user/second-factor.policy';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { FileScanner } from './antivirus/file-scanner';
import type { Sessions, TokenVerifier } from './auth/identity';
import type { Db } from './db/db';
import type { CallLimits } from './http/call-limits';
import type { Geoplateforme } from './geoplateforme/geoplateforme';
import type { TileSigner } from './geoplateforme/tile-signer';
import type { CustomerLinks } from './modules/proposal/customer/customer-links';
import type { MailDeps } from './modules/proposal/mail-settings.service';
import type { MediaSigner } from './modules/media/store/media-signer';
import type { MediaStore } from './modules/media/store/media-store';
import type { Connectors } from './modules/sync/connector';
import type { PhotoLinks } from './modules/sync/photo/photo-links';
import type { InstallationKeys } from './keys/installation-keys';
import type { SecretBox } from './keys/secret-box';
import type { WaitingKeys } from './modules/user/waiting-call-key';
import type { PrivateHosts } from './net/private-hosts';
import type { LeakedPasswords } from './passwords/leaked-passwords';

/** Dependencies of the server; tests replace them. */
export interface Deps {
  db: Db;
  store: MediaStore;
  /** Scans uploaded files. */
  scanner: FileScanner;
  signer: MediaSigner;
  /** Interval of keep-alive messages on a change stream. */
  heartbeatMs?: number;
  verifier: TokenVerifier;
  sessions: Sessions;
  /** Writers and senders of listing files. */
  connectors: Connectors;
  portalSecrets: SecretBox;
  /** Hashes of random tokens, the stored one first. */
  tokenHashes: InstallationKeys['tokenHashes'];
  /** Whom the installation requires a second factor of, and what encrypts their secrets. */
  secondFactors: { rule: SecondFactorRule; secrets: SecretBox };
  /** Keys that encrypt calls waiting in browsers. */
  waitingKeys: WaitingKeys;
  /** Folder of portals with a folder target. */
  portalFolder: string;
  /** Addresses at which portals fetch photos. */
  photoLinks: PhotoLinks;
  /** Hosts in the private network that portal settings may name. */
  privateHosts: PrivateHosts;
  /** Mail to customers. */
  mail: MailDeps;
  /** Links at which customers answer. */
  links: CustomerLinks;
  /** Address and map service. */
  geoplateforme: Geoplateforme;
  tilePass: TileSigner;
  /** Service of leaked passwords. */
  leakedPasswords: LeakedPasswords;
  messagesDir?: string | undefined;
  logLevel?: string;
  /** Destination of log lines; standard output when absent. */
  logStream?: { write(line: string): void };
  /** Timeouts of slow clients; tests shorten them. */
  timeLimits?: TimeLimits;
  /** Rate limits of calls; none when absent. */
  callLimits?: CallLimits;
  /** Proxies whose forwarded address is trusted. */
  trustedProxies?: string;
  /** Called with every response before it is sent; tests compare it with the call's schema. */
  checkReply?: CheckReply;
}

export type CheckReply = <Answer>(key: string, schema: z.ZodType, answer: Answer) => Answer;

/** Registers the routes of a module. */
export type Register = (app: FastifyInstance, deps: Deps) => void;
