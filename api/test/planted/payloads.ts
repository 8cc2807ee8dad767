/** Marker contained in every planted text, to find it in outputs. */
export const MARK = 'Zyx7';

/** Marker for texts about a person: a report to owners refuses texts that name one. */
export const PERSON_MARK = 'Qwk8';

/** Harmless text: outputs made from it are the reference for all others. */
export const HARMLESS = `${MARK} text`;

/** Texts that some program interprets as more than text. Each starts like a spreadsheet formula, where possible. */
export const PAYLOADS = {
  'a formula, elements and an address that runs': `=${MARK}("//e.test";"z")<img src=x onerror=z()><a href="javascript:z()">'"</a>`,
  'entities, the end of a section and of a value': `+${MARK}]]></titre>&z;&#0;<!ENTITY z "z"><!--"!#"!#!#;";"z`,
  'headers and lines of a calendar': `@${MARK}\r\nBcc: z\r\n\r\nEND:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VEVENT\r\n;,\\:"z`,
  'what is not seen': `\t${MARK}\u0001\u0008\u001b\u007f\u0085\u2028\u202ez\u2066z\ufeff\ufffe\u200b\u0300z`,
  'markup of other programs': `-${MARK} #link("javascript:z()")[z] *z* $z$ @z <z> #read("/etc/passwd") {{z}} \${z} %s \`z\` https://e.test/z`,
  'a cell after a line break': `\r=${MARK}\n=z()|'/c z'!A0`,
  'one word as long as the field takes': `${MARK}${'W'.repeat(30_000)}`,
} as const;
