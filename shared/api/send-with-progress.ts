/** Statuses whose answers may not have a body. */
const STATUSES_WITHOUT_BODY = [204, 304];

interface RequestParts {
  method: string;
  headers: Headers;
  body?: BodyInit | null;
  signal: AbortSignal;
}

/** Like `fetch`, but reports upload progress, from 0 to 1, which only XMLHttpRequest can. */
export function sendWithProgress(
  url: string,
  uploadRequest: RequestParts,
  onProgress: (fraction: number) => void,
): Promise<Response> {
  const { method, headers, body, signal } = uploadRequest;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => {
      request.abort();
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the signal's own reason, as fetch does
      reject(signal.reason);
    };
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    request.open(method, url);
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new TypeError('Failed to send.'));
    request.onload = () => {
      const { status } = request;
      const type = request.getResponseHeader('content-type') ?? '';
      const answer = STATUSES_WITHOUT_BODY.includes(status) ? null : request.responseText;
      resolve(new Response(answer, { status, headers: { 'content-type': type } }));
    };
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.send(body as XMLHttpRequestBodyInit | null | undefined);
  });
}
