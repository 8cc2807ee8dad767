import { generateKeyPairSync } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  type Stats,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import ssh2, { type Attributes, type Connection, type SFTPWrapper } from 'ssh2';

const { Server, utils } = ssh2;
const { STATUS_CODE } = utils.sftp;

export interface TestSftpServer {
  port: number;
  folder: string;
  /** Stops responding after this many bytes. */
  hangAfter(bytes: number): void;
  /** Cuts the connection after this many bytes. */
  cutAfter(bytes: number): void;
  close(): Promise<void>;
}

const attributesOf = ({ mode, size, uid, gid, atimeMs, mtimeMs }: Stats): Attributes => ({
  mode,
  size,
  uid,
  gid,
  atime: atimeMs / 1000,
  mtime: mtimeMs / 1000,
});

interface FailureMode {
  bytes: number;
  limit: number;
  then: 'NOTHING' | 'HANG' | 'CUT';
}

function serveFiles(sftp: SFTPWrapper, folder: string, failureMode: FailureMode, connection: Connection): void {
  const at = (path: string) => join(folder, normalize(`/${path}`));
  const files = new Map<string, { fd: number; path: string; listed: boolean }>();
  const open = (path: string, fd: number): Buffer => {
    const name = String(files.size + 1);
    files.set(name, { fd, path, listed: false });
    return Buffer.from(name);
  };
  const attempt = (id: number, work: () => void): void => {
    try {
      work();
    } catch (error) {
      const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      sftp.status(id, missing ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE);
    }
  };
  const statusOk = (id: number) => sftp.status(id, STATUS_CODE.OK);
  const stat = (id: number, path: string) => attempt(id, () => sftp.attrs(id, attributesOf(statSync(at(path)))));
  sftp.on('REALPATH', (id, path) =>
    sftp.name(id, [{ filename: normalize(`/${path}`), longname: '', attrs: {} as Attributes }]),
  );
  sftp.on('STAT', stat);
  sftp.on('LSTAT', stat);
  sftp.on('MKDIR', (id, path) => attempt(id, () => (mkdirSync(at(path)), statusOk(id))));
  sftp.on('OPENDIR', (id, path) => attempt(id, () => (statSync(at(path)), sftp.handle(id, open(path, -1)))));
  sftp.on('READDIR', (id, handle) => {
    const list = files.get(handle.toString());
    if (!list || list.listed) return sftp.status(id, STATUS_CODE.EOF);
    list.listed = true;
    const names = readdirSync(at(list.path));
    sftp.name(
      id,
      names.map((filename) => {
        const attrs = attributesOf(statSync(join(at(list.path), filename)));
        return { filename, longname: `-rw-r--r-- 1 a a ${attrs.size} Nov 24 10:00 ${filename}`, attrs };
      }),
    );
  });
  sftp.on('OPEN', (id, path) => attempt(id, () => sftp.handle(id, open(path, openSync(at(path), 'w')))));
  sftp.on('WRITE', (id, handle, offset, data) => {
    failureMode.bytes += data.length;
    if (failureMode.then !== 'NOTHING' && failureMode.bytes > failureMode.limit) {
      if (failureMode.then === 'CUT') connection.end();
      return;
    }
    const file = files.get(handle.toString());
    attempt(id, () => (writeSync(file?.fd ?? -1, data, 0, data.length, offset), statusOk(id)));
  });
  sftp.on('FSTAT', (id, handle) =>
    attempt(id, () => sftp.attrs(id, attributesOf(fstatSync(files.get(handle.toString())?.fd ?? -1)))),
  );
  sftp.on('FSETSTAT', statusOk);
  sftp.on('SETSTAT', statusOk);
  sftp.on('CLOSE', (id, handle) => {
    const file = files.get(handle.toString());
    if (file && file.fd >= 0) closeSync(file.fd);
    statusOk(id);
  });
  sftp.on('REMOVE', (id, path) => attempt(id, () => (rmSync(at(path)), statusOk(id))));
  sftp.on('RENAME', (id, from, to) => attempt(id, () => (renameSync(at(from), at(to)), statusOk(id))));
}

/** A real SSH server on this machine with files behind it, and one login. */
export async function startSftpServer(): Promise<TestSftpServer> {
  const folder = await mkdtemp(join(tmpdir(), 'pignon-sftp-'));
  const failureMode: FailureMode = { bytes: 0, limit: 0, then: 'NOTHING' };
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const server = new Server({ hostKeys: [privateKey] }, (connection) => {
    connection.on('error', () => undefined);
    connection.on('authentication', (login) => {
      if (login.method === 'password' && login.username === 'pignon' && login.password === 'right') login.accept();
      else login.reject(['password']);
    });
    connection.on('ready', () =>
      connection.on('session', (accept) =>
        accept().on('sftp', (acceptSftp) => serveFiles(acceptSftp(), folder, failureMode, connection)),
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const change = (then: FailureMode['then']) => (limit: number) =>
    Object.assign(failureMode, { bytes: 0, limit, then });
  return {
    port,
    folder,
    hangAfter: change('HANG'),
    cutAfter: change('CUT'),
    async close() {
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
