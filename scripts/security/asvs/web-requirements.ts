import { allNotApplicable, requirementOf, notApplicable, operator, type Requirement } from './requirement';

const NO_GRAPHQL = 'No GraphQL: a table of calls, each with its schemas.';
const NO_SOCKETS = 'No web sockets: changes come as server-sent events, over the same guarded calls.';

/** V3 Web frontend, V4 API and web service, V5 file handling. */
export const WEB: readonly Requirement[] = [
  requirementOf(
    '3.2.1',
    'a file is never a page',
    'api/src/modules/media/get-media-file.route.ts › sandbox',
    'api/src/http/file-response.ts',
  ),
  requirementOf(
    '3.2.2',
    'text is drawn as text',
    'host/server/page.test.ts › escapes the product’s name as text, whatever it contains',
    'e2e/specs/session/trusted-types.spec.ts › refuses to run a string',
  ),
  requirementOf(
    '3.3.1',
    'cookies are Secure, with a prefix',
    'shared/domain/http/cookie.test.ts › a cookie is Secure and bound to its host over https',
  ),
  requirementOf(
    '3.3.2',
    'SameSite',
    'host/server/override-routes.test.ts › may load code from the ports allowed to support, in that browser only',
    'shared/contract/session-hint-cookie.test.ts › the next page reads the cookie among others',
  ),
  requirementOf(
    '3.3.3',
    '__Host-',
    'host/server/override-routes.test.ts › over https uses a cookie that no other host can write',
  ),
  requirementOf(
    '3.3.4',
    'HttpOnly',
    'host/server/override-routes.test.ts › may load code from the ports allowed to support, in that browser only',
  ),
  requirementOf(
    '3.4.1',
    'Strict-Transport-Security',
    'host/server/security/security.test.ts › browsers must use https for a year',
  ),
  requirementOf(
    '3.4.2',
    'no other origin may read',
    'host/server/security/other-origins.test.ts › another origin may not read',
    'host/server/security/other-origins.test.ts › another origin may not call',
    'api/src/http/cross-origin.integration.test.ts › may not read responses',
  ),
  requirementOf(
    '3.4.3',
    'Content-Security-Policy',
    'host/server/security/security.test.ts › a page with an emulated identity service connects to its own origin only',
  ),
  requirementOf('3.4.4', 'nosniff', 'api/src/http/request-metrics.ts › nosniff', 'host/server/security/security.ts'),
  requirementOf(
    '3.4.5',
    'Referrer-Policy',
    'host/server/security/security.test.ts › other headers forbid frames, openers, device access and referrers',
  ),
  requirementOf(
    '3.4.6',
    'frame-ancestors',
    'host/server/security/security.test.ts › other headers forbid frames, openers, device access and referrers',
  ),
  requirementOf(
    '3.5.1',
    'no call goes by a cookie',
    'api/src/http/access.integration.test.ts › without a token unless it is public',
  ),
  requirementOf(
    '3.5.2',
    'a call needs a token in a header',
    'api/src/http/access.integration.test.ts › without a token unless it is public',
  ),
  requirementOf(
    '3.5.3',
    'what writes is no GET',
    'api/src/modules/proposal/customer/customer.integration.test.ts › requires a press of the button: opening the link changes nothing',
    'shared/domain/calls/contract/contract.test.ts › equals the recorded contract',
  ),
  notApplicable(
    '3.5.4',
    'separate applications on separate hosts',
    'A host serves one application. Its remotes run in its page, by teams of one house; code from elsewhere needs the permission of support (decision 014).',
  ),
  requirementOf(
    '3.5.5',
    'messages between windows',
    'shared/bus/bus.test.ts › forwards events named by a remote, but none removed from the contract',
    'shared/bus/bridge.ts',
  ),
  requirementOf('3.7.1', 'no plug-ins', 'host/server/security/security.ts › objectSrc'),
  requirementOf(
    '3.7.2',
    'no redirect to another host',
    'host/server/security/redirects.test.ts › the edge redirects to no other site from',
    'api/src/modules/proposal/customer/customer.integration.test.ts › redirects nobody to another site, whatever address, host or form names one',
  ),
  requirementOf(
    '4.1.1',
    'Content-Type with charset',
    'api/src/http/route.ts › application/json; charset=utf-8',
    'api/src/http/error-to-problem.integration.test.ts › is a problem document for an unknown address',
  ),
  operator(
    '4.1.2',
    'redirects from http',
    'Where https ends, the installation redirects pages alone (docs/security.md).',
  ),
  requirementOf(
    '4.1.3',
    'headers of proxies',
    'host/server/proxy/proxies.test.ts › keep the addresses of earlier proxies and append the last one',
    'api/src/config.ts › TRUSTED_PROXIES',
  ),
  requirementOf(
    '4.2.1',
    'request smuggling',
    'api/resilience/fuzz/raw-http.ts',
    'api/resilience/bad-input.resilience.test.ts › bad requests without a failure, a timeout or growing memory',
  ),
  ...allNotApplicable('4.3', [1, 2], 'GraphQL', NO_GRAPHQL),
  ...allNotApplicable('4.4', [1, 2, 3, 4], 'web sockets', NO_SOCKETS),
  requirementOf('5.1.1', 'what may be uploaded', 'docs/security.md › ## Files'),
  requirementOf(
    '5.2.1',
    'size',
    'api/src/modules/media/upload/upload-media.integration.test.ts › of more than twenty files',
    'api/src/modules/media/upload/upload-cut-off.integration.test.ts › leaves no row and no file',
  ),
  requirementOf(
    '5.2.2',
    'type by bytes',
    'api/src/modules/media/media.integration.test.ts › accepts pictures and PDFs by their bytes and nothing else',
    'shared/domain/media/sniff-media.test.ts › is detected from the bytes',
  ),
  requirementOf(
    '5.2.3',
    'archives',
    'api/src/import/read-export.test.ts › stops reading a photograph that exceeds its limit when unpacked',
    'shared/domain/import/import-file.test.ts › are refused when there are too many, or no text',
  ),
  requirementOf('5.3.1', 'uploads are never run', 'api/src/modules/media/get-media-file.route.ts › sandbox'),
  requirementOf(
    '5.3.2',
    'paths are made of hashes',
    'api/src/modules/media/store/media-signer.test.ts › contains no slash in its parts, and expires in 6 to 12 hours',
    'api/src/modules/media/media.integration.test.ts › is 404 at',
  ),
  requirementOf(
    '5.4.1',
    'names of downloads',
    'api/src/modules/media/upload/upload-media.integration.test.ts › accepts files without a name, or with a strange one',
    'api/src/http/file-response.ts',
  ),
  requirementOf('5.4.2', 'names are encoded', 'api/src/http/file-response.ts › RFC 6266'),
  requirementOf(
    '5.4.3',
    'antivirus',
    'api/src/antivirus/file-scanner.test.ts › refuses a file in which something was found',
    'api/src/modules/media/upload/scanned-uploads.integration.test.ts › stores nothing of an upload with a file in which something was found',
    'docs/operations.md › ## Scan uploads for viruses',
  ),
];
