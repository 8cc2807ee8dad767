import { kindOf, textOf } from '../../mandate/texts/mandate-kind';
import type { MandateKind, MandateTextName } from '../../mandate/texts/mandate-text.enums';
import { list, text, type Block, type MandateFacts } from './mandate-paper';

const ITEM = /^\s*[-–—•*]\s+/;

/** Splits a plain text: a line is a paragraph, lines starting with a dash are a list. */
export function textBlocks(words: string): Block[] {
  const blocks: Block[] = [];
  let items: string[] = [];
  const close = () => {
    if (items.length > 0) blocks.push(list(...items));
    items = [];
  };
  for (const line of words.split('\n')) {
    if (ITEM.test(line)) {
      items.push(line.replace(ITEM, '').trim());
      continue;
    }
    close();
    if (line.trim() !== '') blocks.push(text(line.trim()));
  }
  close();
  return blocks;
}

/** Kind whose texts a document prints: its mandate's, the requested blank's, else a simple one's. */
const printedKind = ({ mandate, blank, property }: MandateFacts): MandateKind => {
  const simple = (mandate?.transactionType ?? property.transactionType) === 'RENT' ? 'RENT' : 'SALE';
  return (mandate ? kindOf(mandate) : blank) ?? simple;
};

/** Blocks of one of the agency's texts. */
export function agencyText(mandateFacts: MandateFacts, name: MandateTextName): Block[] {
  const kind = printedKind(mandateFacts);
  return textBlocks(textOf(name, kind, mandateFacts.mandate?.texts, mandateFacts.agency.mandateTexts[kind]));
}
