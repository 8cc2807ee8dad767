import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Sessions, TokenVerifier } from './auth/identity';
import type { Db } from './db/db';
import type { CallLimits } from './http/call-limits';
import type { Geoplateforme } from './geoplateforme/geoplateforme';
import type { TilePass } from './geoplateforme/tile-pass';
import type { CustomerLinks } from './modules/proposal/customer/customer-links';
import type { MailDeps } from './modules/proposal/mail-settings.service';
import type { MediaSigner } from './modules/media/store/media-signer';
import type { MediaStore } from './modules/media/store/media-store';
import type { Connectors } from './modules/sync/connector';
import type { PhotoLinks } from './modules/sync/photo/photo-links';
import type { SecretBox } from './modules/sync/secret-box';
import type { WaitingKeys } from './modules/user/waiting-key';
import type { PrivateHosts } from './net/private-hosts';

/** What the product stands on; tests put their own in place. */
export interface Deps {
  db: Db;
  store: MediaStore;
  signer: MediaSigner;
  /** Between two signs of life on a stream of changes. */
  heartbeatMs?: number;
  verifier: TokenVerifier;
  sessions: Sessions;
  /** What writes and sends files of listings here. */
  connectors: Connectors;
  portalSecrets: SecretBox;
  /** What seals calls that wait in browsers. */
  waitingKeys: WaitingKeys;
  /** Where FOLDER targets of portals lie. */
  portalFolder: string;
  /** Where portals fetch pictures. */
  photoLinks: PhotoLinks;
  /** Servers of portals in the private network that settings may name. */
  privateHosts: PrivateHosts;
  /** How messages to customers leave. */
  mail: MailDeps;
  /** Where customers answer them. */
  links: CustomerLinks;
  /** Who is asked for addresses and maps. */
  geoplateforme: Geoplateforme;
  tilePass: TilePass;
  messagesDir?: string | undefined;
  logLevel?: string;
  /** Where log lines go; straight to the standard output when left out. */
  logStream?: { write(line: string): void };
  /** How many calls a minute are answered; without limits when left out. */
  callLimits?: CallLimits;
  /** Proxies whose word on the caller's address counts. */
  trustedProxies?: string;
  /** Called with every answer before it is sent; tests hold it against the call's schema. */
  checkReply?: CheckReply;
}

export type CheckReply = <Answer>(key: string, schema: z.ZodType, answer: Answer) => Answer;

/** Puts routes of a module in place. */
export type Register = (app: FastifyInstance, deps: Deps) => void;
