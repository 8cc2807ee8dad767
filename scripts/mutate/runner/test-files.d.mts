import type { MutantCoverage } from '@stryker-mutator/api/core';

type HitsOfFile = readonly (readonly [file: string, hits: number])[];

export const MOST_FILES: number;
export function idOfFile(testPath: string): string;
export function nearestFirst(source: string, hitsOfFile: HitsOfFile): string[];
export function testFilesOfMutants(result: {
  tests: readonly { id: string; fileName?: string }[];
  mutantCoverage: MutantCoverage;
}): Record<string, [file: string, hits: number][]>;
export function coverageOfStryker(coverage: MutantCoverage): MutantCoverage;
