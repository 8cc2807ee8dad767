import { createContext, use, useDeferredValue, useMemo, type ReactNode } from 'react';
import { useCall } from '@pignon/shared/api';
import type { Agency } from '@pignon/shared/domain/agency/agency.schema';
import { dayOf } from '@pignon/shared/domain/common/day';
import { useFormValues } from '@pignon/shared/ui/form';
import { lawProblems, type OutsideFacts, type LawProblem } from './law-problems';
import type { PropertyValues } from '../property-values';

interface Law {
  problems: readonly LawProblem[];
  agency: Agency | undefined;
}

const LawContext = createContext<Law>({ problems: [], agency: undefined });

/** Of the first render, so that the fields are drawn before what is computed from them. */
const NO_VALUES = {};

/** Evaluates the form while it is typed, shortly after the fields are drawn. */
export function LawProvider({ mandatePrice, children }: OutsideFacts & { children: ReactNode }): ReactNode {
  const { data: agency } = useCall('GET agency', {});
  const values = useDeferredValue<Partial<PropertyValues>>(useFormValues(), NO_VALUES);
  const law = useMemo(() => {
    const problems =
      agency && values.financialInfo ? lawProblems(values as PropertyValues, agency, dayOf(), { mandatePrice }) : [];
    return { problems, agency };
  }, [agency, values, mandatePrice]);
  return <LawContext value={law}>{children}</LawContext>;
}

export const useLaw = (): Law => use(LawContext);
