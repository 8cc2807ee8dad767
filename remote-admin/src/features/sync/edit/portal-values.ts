import type { CallInput } from '@pignon/shared/api';
import type { FieldProblem } from '@pignon/shared/domain/common/problem';
import { normalise } from '@pignon/shared/domain/common/text/normalise';
import { changedFields } from '@pignon/shared/domain/form/values';
import { firstPortalProblem } from '@pignon/shared/domain/sync/portal.rules';
import type { Portal, PortalFields, Target } from '@pignon/shared/domain/sync/portal.schema';
import { protocolOf, type Protocol } from '../format-target';

/** Fields of all protocols, so that switching loses no input. */
interface TargetValues {
  protocol: Protocol | null;
  host: string;
  port: number | string | null;
  login: string;
  folder: string;
  hostKey: string | null;
}

/** Values of the form; the password is write-only. */
export interface PortalValues extends Omit<PortalFields, 'target'> {
  /** Format of the portal, immutable. */
  kind: Portal['kind'];
  target: TargetValues;
  hasPassword: boolean;
  password: string;
}

type Body = CallInput<'PATCH sync/{portal}'>['body'];

const EMPTY: TargetValues = { protocol: null, host: '', port: null, login: '', folder: '', hostKey: null };
/** Default ports. */
const PORTS: Readonly<Record<Protocol, number | null>> = { FOLDER: null, FTP: 21, FTPS: 21, SFTP: 22 };

export const valuesOf = ({
  kind,
  name,
  enabled,
  account,
  selection,
  encoding,
  mode,
  times,
  target,
  hasPassword,
}: Pick<Portal, keyof PortalFields | 'hasPassword' | 'kind'>): PortalValues => ({
  kind,
  name,
  enabled,
  account,
  selection,
  encoding,
  mode,
  times: [...times],
  hasPassword,
  target: target ? { ...EMPTY, ...target, protocol: protocolOf(target) } : EMPTY,
  password: '',
});

/** Builds the target; the schema validates its fields. */
export function targetOf({ protocol, host, port, login, folder, hostKey }: TargetValues): Target | null {
  if (protocol === null) return null;
  if (protocol === 'FOLDER') return { kind: 'FOLDER', folder };
  const server = { host, port: (port ?? PORTS[protocol]) as number, login, folder };
  return protocol === 'SFTP'
    ? { kind: 'SFTP', ...server, hostKey: hostKey?.trim() || null }
    : { kind: 'FTP', ...server, secure: protocol === 'FTPS' };
}

const inputOf = ({
  password: _,
  hasPassword: __,
  kind: ___,
  times,
  target,
  ...fields
}: PortalValues): PortalFields => ({
  ...fields,
  times: times.filter((time) => time !== ''),
  target: targetOf(target),
});

const needsPassword = ({ target }: PortalFields): boolean => target !== null && target.kind !== 'FOLDER';

/** Builds the patch: changed fields, a typed password, or null to delete it when none is needed. */
export function bodyOf(values: PortalValues, base: PortalValues): Body {
  const after = inputOf(values);
  const changes = changedFields(inputOf(base), after);
  if (values.password !== '' && needsPassword(after)) return { ...changes, password: values.password };
  return values.hasPassword && changes.target !== undefined && !needsPassword(after)
    ? { ...changes, password: null }
    : changes;
}

/** First setting missing to enable the portal, at its field. */
export function problemOf(values: PortalValues): FieldProblem | null {
  const problem = firstPortalProblem(inputOf(values), values.kind, values.hasPassword || values.password !== '');
  return problem?.path === 'target' ? { ...problem, path: 'target.protocol' } : problem;
}

const MAX_CODE_LENGTH = 31;
const RESERVED = ['histo', 'new'];

/** Address segment of a portal's name: "SeLoger Neuf" becomes `seloger-neuf`. */
export function codeOf(name: string): string {
  const code = normalise(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const isOwn = /^[a-z][a-z0-9-]/.test(code) && !RESERVED.includes(code);
  return (isOwn ? code : `portail-${code}`).slice(0, MAX_CODE_LENGTH).replace(/-$/, '');
}
