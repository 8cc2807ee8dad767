import { MAX_SHARED_VIEWS, MAX_VIEWS } from '@pignon/shared/domain/view/view.limits';
import type { NewView, View, ViewArea, ViewOrder } from '@pignon/shared/domain/view/view.schema';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/db';

const select = (
  user: string,
): Sql => sql`select v.id, v.area, v.name, v.address, v.shared, v.user_email as owner, v.version,
  v.modified_time as "modifiedTime", p.view_id is not null as pinned, p.place
  from user_view v left join user_view_pin p on p.view_id = v.id and p.user_email = ${user}`;

/** Lists a user's views of a list and shared ones, by name. */
export async function listViews(db: Queryable, user: string, area: ViewArea): Promise<View[]> {
  return db.query<View>(sql`
    (${select(user)} where v.user_email = ${user} and v.area = ${area} order by v.name_key limit ${MAX_VIEWS}::int)
    union all
    (${select(user)} where v.user_email <> ${user} and v.area = ${area} and v.shared
      order by v.name_key, v.id limit ${MAX_SHARED_VIEWS}::int)`);
}

/** Reads a view that the user may see, else null. `lock` locks it until the transaction ends. */
export async function readView(db: Queryable, user: string, id: number, lock = false): Promise<View | null> {
  const [view] = await db.query<View>(sql`${select(user)}
    where v.id = ${id} and (v.user_email = ${user} or v.shared) ${lock ? sql`for update of v` : empty}`);
  return view ?? null;
}

export async function countViews(tx: Queryable, user: string, area: ViewArea): Promise<number> {
  const [row] = await tx.query<{ total: number }>(
    sql`select count(*) as total from user_view where user_email = ${user} and area = ${area}`,
  );
  return row?.total ?? 0;
}

/** True when the user has another view of that list with this name, ignoring accents and case. */
export async function isNameTaken(
  tx: Queryable,
  { owner, area, name, id = 0 }: Pick<View, 'owner' | 'area' | 'name'> & { id?: number },
): Promise<boolean> {
  const rows = await tx.query(sql`select id from user_view
    where user_email = ${owner} and area = ${area} and name_key = normalise(${name}::text) and id <> ${id}`);
  return rows.length > 0;
}

export async function insertView(tx: Queryable, owner: string, view: NewView): Promise<number> {
  const [row] = await tx.query<{ id: number }>(sql`insert into user_view (user_email, area, name, address, shared)
    values (${owner}, ${view.area}, ${view.name}, ${view.address}, ${view.shared}) returning id`);
  if (!row) throw new Error('a view that was written was not given back');
  return row.id;
}

export async function updateView(tx: Queryable, { id, name, address, shared }: View): Promise<void> {
  await tx.query(sql`update user_view set name = ${name}, address = ${address}, shared = ${shared},
    modified_time = now(), version = version + 1 where id = ${id}`);
}

export async function deleteView(tx: Queryable, id: number): Promise<void> {
  await tx.query(sql`delete from user_view where id = ${id}`);
}

export async function pinView(tx: Queryable, user: string, id: number, pinned: boolean): Promise<void> {
  await tx.query(
    pinned
      ? sql`insert into user_view_pin (user_email, view_id, place)
          select ${user}::text, ${id}::bigint, coalesce(max(place), 0) + 1 from user_view_pin where user_email = ${user}
          on conflict do nothing`
      : sql`delete from user_view_pin where user_email = ${user} and view_id = ${id}`,
  );
}

/** Orders a user's pinned views; unnamed ones follow in their order. */
export async function orderPins(tx: Queryable, user: string, { area, ids }: ViewOrder): Promise<void> {
  await tx.query(sql`update user_view_pin p set place = sorted.place
    from (select p.view_id, row_number() over (order by array_position(${ids}::bigint[], p.view_id), p.place) as place
      from user_view_pin p join user_view v on v.id = p.view_id
      where p.user_email = ${user} and v.area = ${area}) sorted
    where p.user_email = ${user} and p.view_id = sorted.view_id and p.place <> sorted.place`);
}
