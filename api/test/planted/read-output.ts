import ICAL from 'ical.js';
import Papa from 'papaparse';
import type { Attachment, Email } from 'postal-mime';
import { SaxesParser } from 'saxes';
import { getDocumentProxy } from 'unpdf';
import { decodeExport } from '@pignon/shared/domain/poliris/decode';
import { readRecords } from '@pignon/shared/domain/poliris/read-records';
import { readPackage } from '../portal/read-package';

/** Output of the product as received. */
export interface Output {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Output as programs read it: its structure without people's words, and every text in it. */
export interface Reading {
  form: unknown;
  texts: string[];
}

const utf8 = ({ bytes }: Output): string => bytes.toString('utf8');

/** Text that a spreadsheet runs as a formula, unless it is a number. */
const FORMULA = /^[=+\-@\t\r](?!\d+(?:[.,]\d+)?$)/;

function readTable(output: Output): Reading {
  const { data, errors } = Papa.parse<string[]>(utf8(output).replace(/^\uFEFF/, ''), { delimiter: ';' });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const cells = data.flat();
  return {
    form: { widths: data.map((row) => row.length), formulas: cells.filter((cell) => FORMULA.test(cell)) },
    texts: cells.map((cell) => cell.replace(/^'/, '')),
  };
}

function readCalendar(text: string): Reading {
  const texts: string[] = [];
  const formOf = (component: ICAL.Component): unknown => [
    component.name,
    component.getAllProperties().map((property) => {
      texts.push(String(property.getFirstValue()));
      return [property.name, Object.keys((property.toJSON() as unknown[])[1] as object)];
    }),
    component.getAllSubcomponents().map(formOf),
  ];
  const [document, ...more] = [ICAL.parse(text) as unknown[]];
  return { form: [formOf(new ICAL.Component(document)), more.length], texts };
}

function readXml(bytes: Buffer): Reading {
  const parser = new SaxesParser();
  const names: string[] = [];
  const texts: string[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => void names.push([name, ...Object.keys(attributes)].join(' ')));
  for (const other of ['doctype', 'comment', 'processinginstruction', 'cdata'] as const)
    parser.on(other, () => void names.push(other));
  parser.on('text', (text) => void texts.push(text));
  parser.write(bytes.toString('utf8')).close();
  return { form: names, texts };
}

/** Reads a document of words and pictures: throws for links, attachments and actions. */
async function readPaper({ name, bytes }: Output): Promise<Reading> {
  const paper = await getDocumentProxy(new Uint8Array(bytes));
  const texts: string[] = [];
  const links: unknown[] = [];
  for (let number = 1; number <= paper.numPages; number += 1) {
    const page = await paper.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    links.push(...((await page.getAnnotations()) as unknown[]), await page.getJSActions());
  }
  const started = [await paper.getJSActions(), await paper.getOpenAction(), await paper.getAttachments()] as unknown[];
  const acts = [...links, ...started].filter(Boolean);
  if (acts.length > 0) throw new Error(`${name} has links, files or actions: ${JSON.stringify(acts)}`);
  return { form: 'a paper', texts };
}

async function readArchive({ bytes }: Output): Promise<Reading> {
  const files = await readPackage(bytes);
  const readings: [string, Reading][] = [];
  for (const [name, content] of files) {
    if (name.endsWith('.pdf'))
      readings.push([name, await readPaper({ name, type: 'application/pdf', bytes: content })]);
    if (name.endsWith('.xml')) readings.push([name, readXml(content)]);
    if (name !== 'Annonces.csv') continue;
    const { records, unreadable } = readRecords(decodeExport(content).text);
    const form = {
      unreadable,
      fields: records.map(({ fieldCount }) => fieldCount),
      separators: content.toString('latin1').split('"!#"').length,
    };
    readings.push([name, { form, texts: records.flatMap(({ fields }) => fields) }]);
  }
  return {
    form: [files.size, readings.map(([, { form }]) => form)],
    texts: readings.flatMap(([, { texts }]) => texts),
  };
}

/** Lists elements and attribute names in order; breaks and lists of typed text count as text. */
function readHtml(html: string): Reading {
  const tags = html.match(/<[^>]*>/g) ?? [];
  const form = tags.map((tag) => tag.replace(/="[^"]*"/g, '=""')).filter((tag) => !/^<(?:br ?\/?|\/?li)>$/.test(tag));
  return { form, texts: [html.replace(/<[^>]*>/g, ' ')] };
}

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8');

export function readMail(mail: Email): Reading {
  const html = readHtml(mail.html ?? '');
  const attached = mail.attachments.map((each) => ({
    name: each.filename,
    type: each.mimeType,
    calendar: each.mimeType === 'text/calendar' ? readCalendar(textOf(each)) : null,
  }));
  const { from, to, cc, bcc, replyTo } = mail;
  const addresses = [from ? [from] : [], to, cc, bcc, replyTo].map((list) => list?.map(({ address }) => address));
  return {
    form: {
      headers: mail.headers.map(({ key }) => key),
      addresses,
      html: html.form,
      attached: attached.map(({ type, calendar }) => [type, calendar?.form]),
    },
    texts: [
      mail.from?.name ?? '',
      mail.subject ?? '',
      mail.text ?? '',
      ...html.texts,
      ...attached.flatMap(({ name, calendar }) => [name ?? '', ...(calendar?.texts ?? [])]),
    ],
  };
}

/** Parses a file by its type. @throws when it is invalid */
export function readOutput(output: Output): Reading | Promise<Reading> {
  const [type = ''] = output.type.split(';');
  if (type === 'text/csv') return readTable(output);
  if (type === 'text/calendar') return readCalendar(utf8(output));
  if (type === 'text/html') return readHtml(utf8(output));
  if (type === 'application/pdf') return readPaper(output);
  if (type === 'application/xml') return readXml(output.bytes);
  if (type === 'application/zip') return readArchive(output);
  throw new Error(`Nothing reads ${type}.`);
}
