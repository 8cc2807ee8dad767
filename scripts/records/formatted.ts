import { fileURLToPath } from 'node:url';
import { format, type FormatConfig } from 'oxfmt';
import settings from '../../.oxfmtrc.json';

/** Formats a source by this tree's settings. @throws when it cannot be parsed */
export async function formatted(file: URL, source: string): Promise<string> {
  const { $schema: _, ignorePatterns: __, ...style } = settings;
  const { code, errors } = await format(fileURLToPath(file), source, style as FormatConfig);
  if (errors[0]) throw new Error(`${fileURLToPath(file)}: ${errors[0].message}`);
  return code;
}
