import { startMailCatcher } from '../start/mail/mail-catcher';

/**
 * The mail catcher as a server: SMTP_PORT receives, PORT shows messages, MAIL_NAME is its host name.
 * FIREBASE_AUTH_EMULATOR_HOST names the identity emulator whose links it also shows, PUBLIC_URL their target.
 */
const { env } = process;
const { FIREBASE_AUTH_EMULATOR_HOST: host, PUBLIC_URL: publicUrl } = env;
const catcher = await startMailCatcher(env.DATA_DIR ?? '.data', {
  host: env.HOST,
  port: Number(env.PORT ?? 8025),
  smtpPort: Number(env.SMTP_PORT ?? 1025),
  name: env.MAIL_NAME,
  identity: host && publicUrl ? { host, publicUrl } : undefined,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void catcher.stop().then(() => process.exit(0)));
}
console.log(`mail listening on ${catcher.url}, for messages on port ${catcher.smtpPort}`);
