import { expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'

const holder = TestClub.use()

/** Tables whose rows a call of the office deletes, with what refers to them and does not end with them. */
const DELETED: Readonly<Record<string, readonly string[]>> = {
  // Refused with IN_USE; the favourite of a member is cleared.
  course: [
    'day_fill.course_idx',
    'hof.course_idx',
    'member.course_idx',
    'opening_rule.course_idx',
    'slot.course_idx',
    'slot.turn_course_idx',
    'template_route.course_idx',
    'template_route.turn_course_idx',
  ],
  // Refused with IN_USE.
  template: ['day_override.template_idx', 'sheet_day.template_idx'],
  outlet: ['fnb_menu.outlet_idx'],
  admin_group: ['admin.group_idx'],
  fee: [],
  discount: [],
  holiday: [],
  ip_block: [],
  site_plan: [],
  list_view: [],
  passkey: [],
  inquiry_template: [],
  // Only what nobody took up: its files go first, notes with it.
  inquiry: ['inquiry_file.idx'],
}

it.each(Object.entries(DELETED))(
  'what refers to a row of %s is known to the call that deletes it',
  async (table, known) => {
    const found = await holder.club.sql<{ column: string }[]>`
    select r.relname || '.' || a.attname as column
    from pg_constraint c join pg_class r on r.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = ${table}::regclass and c.confdeltype in ('a', 'r')
    order by 1`
    expect(found.map(({ column }) => column)).toEqual(known)
  },
)
