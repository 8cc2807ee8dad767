import { DEMO_IDENTITY_PROJECT } from '@pignon/shared/domain/user/identity-project';
import type { Mailbox } from './mailbox';

/** Address of the identity emulator (host:port), and public address of the product. */
export interface EmulatedIdentity {
  host: string;
  publicUrl: string;
}

interface OobCode {
  email: string;
  requestType: string;
  oobCode: string;
  oobLink: string;
}

const TIMEOUT_MS = 2_000;

interface Wording {
  subject: string;
  introduction: string;
  /** Parameter added to the emulator's link. */
  added?: string;
}

const PASSWORD_RESET: Wording = {
  subject: 'Choisir un nouveau mot de passe',
  introduction: 'Écrivez le nouveau mot de passe au bout de cette adresse, puis ouvrez-la :',
  added: '&newPassword=',
};
const WORDINGS: Record<string, Wording> = {
  EMAIL_SIGNIN: { subject: 'Lien de connexion à Pignon', introduction: 'Ouvrez ce lien pour vous connecter :' },
  PASSWORD_RESET,
  VERIFY_EMAIL: {
    subject: 'Confirmer votre adresse e-mail',
    introduction: 'Ouvrez ce lien pour confirmer votre adresse :',
  },
};

/** The message that a real identity service would send, as MIME. */
function messageOf({ email, requestType, oobLink }: OobCode, publicUrl: string): Buffer {
  const { subject, introduction, added = '' } = WORDINGS[requestType] ?? { subject: requestType, introduction: '' };
  const { pathname, search } = new URL(oobLink);
  const encoded = `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`;
  const head = [
    'From: identite@pignon.test',
    `To: ${email.replace(/[\r\n]/g, '')}`,
    `Subject: ${encoded}`,
    `Date: ${new Date().toUTCString()}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${introduction}\r\n\r\n${publicUrl}${pathname}${search}${added}\r\n`);
}

/**
 * Stores the identity emulator's letters, which it only lists, in the mailbox, each once. @returns polls for new ones;
 * does nothing while the emulator is away
 */
export function pollEmulatorMails({ host, publicUrl }: EmulatedIdentity, mailbox: Mailbox): () => Promise<void> {
  const known = new Set<string>();
  const isKept = (code: string) => mailbox.ids().some((id) => mailbox.raw(id)?.includes(code));
  const ask = async (): Promise<void> => {
    const url = `http://${host}/emulator/v1/projects/${DEMO_IDENTITY_PROJECT}/oobCodes`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { oobCodes } = (await answer.json()) as { oobCodes: OobCode[] };
    for (const code of oobCodes.filter(({ oobCode }) => !known.has(oobCode))) {
      known.add(code.oobCode);
      if (!isKept(code.oobCode)) mailbox.keep(messageOf(code, publicUrl));
    }
  };
  let pendingExport: Promise<void> | undefined;
  return () => {
    pendingExport ??= ask()
      .catch(() => undefined)
      .finally(() => (pendingExport = undefined));
    return pendingExport;
  };
}
