import type { Seeding } from '../seeding.ts'

const COURSES = [
  { code: '1', name: { en: 'Lake', ko: '레이크' } },
  { code: '2', name: { en: 'Pine', ko: '파인' } },
  { code: '3', name: { en: 'Hill', ko: '힐' } },
]

export async function seedCourses({ sql }: Seeding): Promise<void> {
  await sql`
    insert into course (code, name, holes, loop_minutes, order_no)
    select r.code, r.name, 9, 135, r.code::int
    from jsonb_to_recordset(${sql.json(COURSES)}) as r(code text, name jsonb)`
}
