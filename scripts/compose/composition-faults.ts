import type { Composition, Service, Stage } from './read-composition';

const PINNED = /^[a-z0-9./-]+:v?\d+\.\d+[\w.-]*(@sha256:[0-9a-f]{64})?$/;
const HEALTH_PROGRAM = '/healthy.mjs';

export interface Parts {
  composition: Composition;
  stages: readonly Stage[];
  /** True when the repository has the file or folder. */
  exists: (file: string) => boolean;
}

/** True for a service whose completion others wait for, or that is run by hand. */
function endsByItself(name: string, service: Service, services: Composition['services']): boolean {
  const isAwaited = Object.values(services).some(
    ({ depends_on = {} }) => depends_on[name]?.condition === 'service_completed_successfully',
  );
  return isAwaited || (service.profiles ?? []).length > 0;
}

function runningFaults(name: string, service: Service, services: Composition['services']): string[] {
  const faults: string[] = [];
  const once = endsByItself(name, service, services);
  if (!once && !service.healthcheck) faults.push(`${name} has no health check`);
  if (!once && service.restart !== 'unless-stopped') faults.push(`${name} is not started again after a crash`);
  if (once && service.restart) faults.push(`${name} ends by itself and would be started again`);
  for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
    if (!services[other]) faults.push(`${name} waits for ${other}, which is no service`);
    else if (condition === 'service_healthy' && !services[other].healthcheck) {
      faults.push(`${name} waits for the health of ${other}, which has no check`);
    }
  }
  return faults;
}

function imageFaults(name: string, { image, build, user, healthcheck }: Service, stages: readonly Stage[]): string[] {
  if (!build) {
    const pinned = PINNED.test(image ?? '') ? [] : [`${name} takes ${String(image)}, which is no exact version`];
    return user && user !== 'root' ? pinned : [...pinned, `${name} runs as root`];
  }
  const stage = stages.find((known) => known.name === build.target);
  if (!stage) return [`${name} is built from ${build.target}, which the Dockerfile lacks`];
  const checked = healthcheck?.test.includes(HEALTH_PROGRAM) ?? false;
  const hasProgram = stage.copied.some((file) => `/${file.split('/').at(-1) ?? ''}` === HEALTH_PROGRAM);
  return [
    ...(stage.user === 'root' ? [`${name} runs as root`] : []),
    ...(checked && !hasProgram ? [`the image of ${name} lacks ${HEALTH_PROGRAM}`] : []),
  ];
}

/** Finds unneeded privileges of a service, which an intruder would have too. */
function powerFaults(name: string, { cap_drop = [], security_opt = [] }: Service): string[] {
  return [
    ...(cap_drop.includes('ALL') ? [] : [`${name} keeps powers of root`]),
    ...(security_opt.includes('no-new-privileges:true') ? [] : [`${name} may gain powers`]),
  ];
}

function volumeFaults({ services, volumes }: Composition): string[] {
  const used = Object.values(services).flatMap((service) =>
    (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? ''),
  );
  return [
    ...used.filter((name) => !(name in volumes)).map((name) => `the volume ${name} is not declared`),
    ...Object.keys(volumes)
      .filter((name) => !used.includes(name))
      .map((name) => `the volume ${name} is not used`),
  ];
}

function stageFaults({ stages, exists }: Parts): string[] {
  const bases = stages.filter(({ from }) => !stages.some(({ name }) => name === from));
  return [
    ...bases.filter(({ from }) => !PINNED.test(from)).map(({ from }) => `${from} is no exact version`),
    ...stages
      .flatMap(({ copied }) => copied)
      .filter((file) => !exists(file))
      .map((file) => `${file} is copied and does not exist`),
  ];
}

/** Checks docker-compose.yml and the Dockerfile without an engine. @returns one sentence per fault */
export function compositionFaults(parts: Parts): string[] {
  const { composition, stages } = parts;
  const { services } = composition;
  return [
    ...Object.entries(services).flatMap(([name, service]) => [
      ...runningFaults(name, service, services),
      ...imageFaults(name, service, stages),
      ...powerFaults(name, service),
    ]),
    ...volumeFaults(composition),
    ...stageFaults(parts),
  ];
}
