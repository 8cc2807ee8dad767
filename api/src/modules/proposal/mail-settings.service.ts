import type { MailSettingsInput, MailSettings } from '@pignon/shared/domain/proposal/mail-settings.schema';
import type { Queryable } from '../../db/db';
import { invalid } from '../../http/api-problem';
import type { MailRoute } from '../../mail/mail-transport';
import type { PrivateHosts } from '../../net/private-hosts';
import { timeOf, type Actor } from '../../write/actor';
import { changesBetween, type Change } from '../../write/changes';
import { StaleError, type Outcome } from '../../write/outcome';
import { writeAudit } from '../audit/audit.repo';
import type { SecretBox } from '../../keys/secret-box';
import { readMailSettings, writeMailSettings, type StoredMailSettings } from './mail-settings.repo';

/** Mail settings of the installation, which override the agency's. */
export interface MailDeps {
  /** Mail server of the installation; overrides the agency's. */
  route: MailRoute | null;
  /** Public address for customers, without a trailing slash; null when unknown. */
  publicUrl: string | null;
  secrets: SecretBox;
  /** Hosts in the private network that the agency's mail settings may name. */
  privateHosts: PrivateHosts;
}

const settingsView = ({ fields, password, version }: StoredMailSettings, { route }: MailDeps): MailSettings => ({
  ...fields,
  hasPassword: password !== null,
  overridden: route !== null,
  version,
});

export async function mailSettings(db: Queryable, deps: MailDeps): Promise<MailSettings> {
  return settingsView(await readMailSettings(db), deps);
}

const SECRET = '•••';

/** The journal records that the password changed, never its value. */
function secretChange(before: Uint8Array | null, newPassword: string | null | undefined): Change[] {
  if (newPassword === undefined || (newPassword === null && before === null)) return [];
  return [{ path: 'mail.password', before: before && SECRET, after: newPassword === null ? null : SECRET }];
}

export async function changeMailSettings(
  tx: Queryable,
  actor: Actor,
  { version, patch: { password: newPassword, ...patch } }: { version: number; patch: MailSettingsInput },
  deps: MailDeps,
): Promise<Outcome<MailSettings>> {
  const before = await readMailSettings(tx, true);
  if (before.version !== version) throw new StaleError(settingsView(before, deps));
  const fields = { ...before.fields, ...patch };
  const changes = [
    ...changesBetween(before.fields, fields).map((change) => ({ ...change, path: `mail.${change.path}` })),
    ...secretChange(before.password, newPassword),
  ];
  if (changes.length === 0) return { entity: settingsView(before, deps), changed: false };
  const password =
    newPassword === undefined ? before.password : newPassword === null ? null : deps.secrets.seal(newPassword);
  const { server } = fields;
  if (server !== null && server.user !== null && password === null)
    throw invalid('password', 'Ce serveur demande un mot de passe.');
  if (!(await writeMailSettings(tx, { fields, password, version }, timeOf(actor))))
    throw new StaleError(await mailSettings(tx, deps));
  await writeAudit(tx, actor, [{ action: 'UPDATE', entity: 'agency', ref: '1', changes }]);
  return { entity: await mailSettings(tx, deps), changed: true };
}

/** The SMTP settings in force; null when neither the installation nor the agency names a server. */
export function routeOf({ fields: { server }, password }: StoredMailSettings, deps: MailDeps): MailRoute | null {
  if (deps.route) return deps.route;
  if (!server) return null;
  const { privateHosts } = deps;
  return { ...server, privateHosts, password: password === null ? null : deps.secrets.open(password) };
}
