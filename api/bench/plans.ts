import sql, { type Sql } from 'sql-template-tag';
import type { Db } from '../src/db/db';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  Plans?: Node[];
}

export interface Plan {
  /** Outermost first: "Limit", "Index Scan property_list". */
  steps: string[];
  /** Large tables that the plan reads by sequential scan. */
  sequential: string[];
  milliseconds: number;
}

const LARGE = new Set([
  'property',
  'contact',
  'mandate',
  'visit',
  'event',
  'media',
  'audit_entry',
  'contact_criteria',
  'property_contact',
]);

function visitNode(node: Node, plan: Plan): void {
  const relation = node['Relation Name'];
  const name = node['Index Name'] ?? relation;
  plan.steps.push(name ? `${node['Node Type']} ${name}` : node['Node Type']);
  if (node['Node Type'] === 'Seq Scan' && relation !== undefined && LARGE.has(relation)) plan.sequential.push(relation);
  for (const child of node.Plans ?? []) visitNode(child, plan);
}

/** Reads the plan of a statement. */
export async function planOf(db: Db, statement: Sql): Promise<Plan> {
  const explained = sql`explain (analyze, format json) ${statement}`;
  const [row] = await db.query<{ 'QUERY PLAN': { Plan: Node; 'Execution Time': number }[] }>(explained);
  const [root] = row?.['QUERY PLAN'] ?? [];
  const plan: Plan = { steps: [], sequential: [], milliseconds: root?.['Execution Time'] ?? 0 };
  if (root) visitNode(root.Plan, plan);
  return plan;
}
