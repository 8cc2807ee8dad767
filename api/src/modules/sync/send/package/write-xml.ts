import type { XmlNode } from '@pignon/shared/domain/portal-xml/xml-node';

/**
 * Characters that XML 1.0 forbids, even as an entity (2.2): most control characters, lone surrogates, U+FFFE and
 * U+FFFF.
 */

const NO_CHARACTER = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\r': '&#13;',
};

const escape = (text: string): string =>
  text.replace(NO_CHARACTER, ' ').replace(/[&<>"'\r]/g, (letter) => ENTITIES[letter] ?? letter);

function element({ name, attributes = {}, text = '', children = [] }: XmlNode): string {
  const attributeTexts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  return `<${name}${attributeTexts.join('')}>${escape(text)}${children.map(element).join('')}</${name}>`;
}

/** Writes an element on its own line; escapes all values. */
export const writeXml = (node: XmlNode): string => `${element(node)}\n`;
