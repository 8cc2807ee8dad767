/** What a log keeps of an error. */
export type LoggedError = {
  type: string;
  message: string;
  /** Where it was thrown, without the message. */
  stack: string;
  code?: string;
  /** Of an error of the database: what it was about, as it quotes values in its message and its details. */
  constraint?: string;
  table?: string;
  column?: string;
};

const NAMES = ['code', 'constraint', 'table', 'column'] as const;

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The message without values: JSON and PostgreSQL quote them between double quotes, the file system names a path, and
 * Fastify the address, for which its code stands.
 */
function messageOf({ message, code, path }: Fields): string {
  if (textOf(code).startsWith('FST_')) return textOf(code);
  const logMessage = textOf(path) === '' ? textOf(message) : textOf(message).replaceAll(textOf(path), '…');
  return logMessage.replace(/"[\s\S]*"/, '"…"');
}

/** Keeps of an error what names the fault: its type, codes and place, no value that somebody typed and no address. */
export function loggedError(error: unknown): LoggedError {
  const fields = (typeof error === 'object' && error !== null ? error : {}) as Fields;
  const frames = textOf(fields.stack)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  const named = NAMES.map((name) => [name, textOf(fields[name])] as const).filter(([, value]) => value !== '');
  return {
    type: textOf(fields.name) || typeof error,
    message: messageOf(fields),
    stack: frames.join('\n'),
    ...Object.fromEntries(named),
  };
}
