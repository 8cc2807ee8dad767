import { typeset } from '../typography';
import type { Block } from './mandate-paper';

/** Adds French typographic spaces to a block. */
export function typesetBlock(block: Block): Block {
  switch (block.kind) {
    case 'text':
    case 'strong':
      return { ...block, text: typeset(block.text) };
    case 'list':
      return { ...block, items: block.items.map(typeset) };
    case 'boxes':
      return { ...block, items: block.items.map(({ text, ticked }) => ({ text: typeset(text), ticked })) };
    case 'facts':
      return {
        ...block,
        facts: block.facts.map(({ label, value }) => ({ label: typeset(label), value: typeset(value) })),
      };
  }
}
