/** Version of everything in this folder: what a remote may rely on. A remote states the range it was written for. */
export const CONTRACT_VERSION = '1.4.0';

/** Version of the product API that this tree is built against. A remote states the range it calls. */
export const API_VERSION = '1.0.0';
