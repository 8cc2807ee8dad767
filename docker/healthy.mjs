// Ends with 0 when an address answers well, with 1 otherwise: node /healthy.mjs http://127.0.0.1:8080/readyz
const answer = await fetch(process.argv[2]).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
