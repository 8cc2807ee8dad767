import { existsSync } from 'node:fs';
import { ROLES, type Role } from '@pignon/shared/domain/user/user.enums';
import { canary, promote, publish, rollback } from '@pignon/shared/federation/store/publish';
import type { RemoteStore } from '@pignon/shared/federation/store/remote-store';
import { isFresh } from '../build/freshness';
import { distOf, rootOf } from '../build/packages';
import { readHostFile } from '../build/publish-built';
import { packAll } from '../build/run-pack';
import { doctor } from './doctor';
import { list } from './list';

type Command = (store: RemoteStore, args: readonly string[]) => Promise<void>;

export const USAGE = `npm run remotes -- COMMAND
  publish NAME                    build NAME if it changed and put it into the store
  promote NAME [VERSION]          make it live: the newest, or the one named
  rollback NAME                   make the version before live again
  canary NAME VERSION [--percent N] [--roles R,…] [--emails E,…]
  list                            what is published and live
  doctor                          compare registry, store and host`;

function nameIn(args: readonly string[]): string {
  const [name] = args;
  if (!name) throw new Error(USAGE);
  return name;
}

function option(args: readonly string[], flag: string): string | undefined {
  const at = args.indexOf(flag);
  return at < 0 ? undefined : args[at + 1];
}

function rolesIn(text: string | undefined): Role[] {
  return (text ?? '')
    .split(',')
    .filter(Boolean)
    .map((word) => {
      const role = ROLES.find((known) => known === word.toUpperCase());
      if (!role) throw new Error(`no role is called ${word}; roles are ${ROLES.join(', ')}`);
      return role;
    });
}

async function publishCommand(store: RemoteStore, args: readonly string[]): Promise<void> {
  const name = nameIn(args);
  const folder = `remote-${name}`;
  if (!existsSync(rootOf(folder))) throw new Error(`there is no folder ${folder}`);
  if (!(await isFresh(folder))) await packAll([folder], console.log);
  const { version } = await publish(store, distOf(folder), await readHostFile());
  console.log(`${name} ${version} is published; npm run remotes -- promote ${name} makes it live`);
}

async function canaryCommand(store: RemoteStore, args: readonly string[]): Promise<void> {
  const name = nameIn(args);
  const version = args[1];
  if (!version) throw new Error(USAGE);
  const percent = Number(option(args, '--percent') ?? 0);
  const emails = (option(args, '--emails') ?? '').split(',').filter(Boolean);
  await canary(store, name, version, { percent, roles: rolesIn(option(args, '--roles')), emails });
  console.log(`${name} ${version} is offered to some users`);
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  publish: publishCommand,
  canary: canaryCommand,
  async promote(store, args) {
    const name = nameIn(args);
    console.log(`${name} ${await promote(store, name, args[1])} is live`);
  },
  async rollback(store, args) {
    const name = nameIn(args);
    console.log(`${name} is back at ${await rollback(store, name)}`);
  },
  list,
  doctor,
};
