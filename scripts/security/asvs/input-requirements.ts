import { requirementOf, notApplicable, type Requirement } from './requirement';

/** V1 Encoding and sanitization, V2 validation and business logic. */
export const INPUT: readonly Requirement[] = [
  requirementOf(
    '1.1.1',
    'input is decoded once, before it is checked',
    'api/src/http/json-body.ts',
    'api/src/http/validation.ts',
  ),
  requirementOf('1.1.2', 'output is encoded where it leaves', 'api/src/http/csv-field.ts', 'api/src/mail/html.ts'),
  requirementOf(
    '1.2.1',
    'HTML and XML',
    'api/src/modules/sync/send/package/xml-formats.test.ts › creates no element, entity or end of a section in',
    'host/server/page.test.ts › escapes the product’s name as text, whatever it contains',
  ),
  requirementOf(
    '1.2.2',
    'addresses, and only http and https',
    'api/src/import/fetch-photo.test.ts › refuses the address',
    'shared/router/list-url.test.ts › is parsed to the state it was written from',
  ),
  requirementOf(
    '1.2.3',
    'data in the page is inert JSON',
    'host/server/page.test.ts › the page carries its styles, its first script with its integrity, and two blocks of data',
  ),
  requirementOf(
    '1.2.4',
    'SQL through parameters',
    'api/resilience/bad-input.resilience.test.ts › bad requests without a failure, a timeout or growing memory',
    'api/src/db/conditions.ts',
  ),
  requirementOf(
    '1.2.5',
    'no shell: programs are started with lists',
    'api/src/documents/typst/start-child.ts › fork(join(',
  ),
  notApplicable('1.2.6', 'LDAP', 'No LDAP.'),
  notApplicable('1.2.7', 'XPath', 'No XPath.'),
  notApplicable(
    '1.2.8',
    'LaTeX',
    'Papers are set by Typst, with templates of the product; what people write goes in as data.',
  ),
  requirementOf(
    '1.2.9',
    'patterns made of words',
    'shared/domain/contact/mentions.test.ts › is an address literally, with the wildcards of patterns',
  ),
  notApplicable('1.3.1', 'HTML of editors', 'Nothing that people write is HTML.'),
  requirementOf('1.3.2', 'no eval', 'host/server/edge.test.ts › forbids inline and evaluated scripts'),
  requirementOf(
    '1.3.3',
    'what goes into mail headers, file names and formulas',
    'api/src/modules/property/export/export-properties.integration.test.ts › into a formula',
  ),
  requirementOf(
    '1.3.4',
    'SVG is not taken',
    'api/src/modules/media/media.integration.test.ts › accepts pictures and PDFs by their bytes and nothing else',
  ),
  requirementOf(
    '1.3.5',
    'texts of the agency are text with placeholders',
    'shared/domain/messages/placeholders.test.ts › keeps every placeholder',
  ),
  requirementOf(
    '1.3.6',
    'addresses that somebody typed',
    'api/src/import/fetch-photo.test.ts › follows no redirect into a private network',
    'api/src/net/private-hosts.test.ts › is refused when one of its addresses is private',
    'api/src/mail/mail-transport.integration.test.ts › is not connected to when only the agency names it',
  ),
  requirementOf(
    '1.3.7',
    'templates are those of the product',
    'api/src/documents/typst/typst.child.ts › mainFilePath: join(root',
  ),
  notApplicable('1.3.8', 'JNDI', 'No Java.'),
  notApplicable('1.3.9', 'memcache', 'No memcache.'),
  notApplicable('1.3.10', 'format strings', 'JavaScript has none that read memory.'),
  requirementOf(
    '1.3.11',
    'mail headers',
    'api/src/mail/compose-mime.test.ts › has no header injected by a subject, a name or an address',
  ),
  notApplicable(
    '1.4.1',
    'memory',
    'JavaScript; native parts are libvips, PGlite and Typst, as their makers ship them.',
  ),
  requirementOf(
    '1.4.2',
    'numbers have bounds',
    'shared/domain/common/schemas.test.ts › is never negative, has two decimals and a maximum',
    'api/resilience/bad-input.resilience.test.ts › bad requests without a failure, a timeout or growing memory',
  ),
  requirementOf(
    '1.4.3',
    'resources are let go of',
    'api/resilience/bad-input.resilience.test.ts › bad requests without a failure, a timeout or growing memory',
  ),
  requirementOf('1.5.1', 'XML is written, and read in tests alone', 'api/src/modules/sync/send/package/write-xml.ts'),
  requirementOf(
    '1.5.2',
    'what is read is JSON, held to a schema',
    'api/src/http/json-body.ts',
    'api/resilience/bad-input.resilience.test.ts › bad requests without a failure, a timeout or growing memory',
  ),
  requirementOf(
    '2.1.1',
    'rules of each value',
    'shared/domain/common/schemas.test.ts › is never negative, has two decimals and a maximum',
    'docs/law.md',
  ),
  requirementOf(
    '2.1.2',
    'rules between values: town and postcode, price and fees',
    'api/src/places/validate-address.test.ts › of a %s, %j, is refused at %s (%s)',
    'docs/decisions/018-fees.md',
  ),
  requirementOf('2.1.3', 'limits of use', 'docs/security.md › ## Limits'),
  requirementOf(
    '2.2.1',
    'every input is held to a schema',
    'api/resilience/every-call.resilience.test.ts › answers every call of the table as specified',
    'api/src/http/validation.ts',
  ),
  requirementOf(
    '2.2.2',
    'by the server',
    'api/resilience/bad-input.resilience.test.ts › bad requests without a failure, a timeout or growing memory',
  ),
  requirementOf(
    '2.2.3',
    'combinations are',
    'shared/domain/property/compliance/compliance.test.ts › is blocked only by blocking problems, which are listed first',
    'shared/domain/mandate/mandate.rules.test.ts › %s is refused',
  ),
  requirementOf(
    '2.3.1',
    'steps in their order',
    'api/src/modules/mandate/mandate-lifecycle.integration.test.ts › before signature, with the allowed statuses',
    'api/src/modules/visit/booking/booking.integration.test.ts › book a property once, for simultaneous requests',
  ),
  requirementOf(
    '2.3.2',
    'limits of the trade',
    'api/src/modules/proposal/propose.integration.test.ts › limits messages per customer and period, even when two ask at the same instant',
  ),
  requirementOf(
    '2.3.3',
    'whole or not at all',
    'api/resilience/kill.resilience.test.ts › loses no acknowledged write and leaves none incomplete when killed',
  ),
  requirementOf(
    '2.3.4',
    'nothing is booked or numbered twice',
    'api/resilience/two-processes.resilience.test.ts › number a register together without a gap',
  ),
  requirementOf(
    '2.4.1',
    'programs that ask too much',
    'api/src/http/call-limits.integration.test.ts › apply per user, from any address, with a Retry-After',
    'api/src/modules/proposal/customer/customer.integration.test.ts › has a rate limit',
  ),
];
