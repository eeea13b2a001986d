import type { Fragment } from 'postgres'
import type { Sql } from '../../platform/database.ts'

/** What is known now of a record that an entry or a task is about, under the names of the texts. */
export interface Subject {
  title?: string | null
  memberIdx?: number | null
  /** Of the member, or of the manager where the record is one; not of a guest. */
  person?: string | null
  isManager?: true
  date?: string | null
  time?: string | null
  course?: string | null
  at?: string | null
  /** Label of the rule of a penalty. */
  rule?: string | null
  until?: string | null
  bookingNo?: string | null
  /** Of an email, whose texts name it. */
  kind?: string | null
}

type Read = (sql: Sql, lang: string, idx: readonly number[]) => Fragment

const person = (sql: Sql, lang: string, memberIdx: Fragment) =>
  sql`'memberIdx', ${memberIdx}, 'person', (
    select name_in(${lang}, m.name, m.other_name) from member m where m.member_idx = ${memberIdx})`
const place = (sql: Sql, lang: string) => sql`
  'date', s.date, 'time', to_char(s.time, 'HH24:MI'), 'course', (
    select coalesce(c.name ->> ${lang}, c.name ->> 'en') from course c where c.course_idx = s.course_idx)`
const label = (sql: Sql, lang: string, group: string, key: Fragment) =>
  sql`(select coalesce(labels ->> ${lang}, key_name) from code where group_id = ${group} and key = ${key})`
/** A name by language: the reader’s, else the club’s own. */
const inLanguages = (sql: Sql, lang: string, column: Fragment) =>
  sql`coalesce(${column} ->> ${lang}, ${column} ->> (select lang from club), ${column} ->> 'en')`

const titled =
  (table: string, key: string, title: (sql: Sql, lang: string) => Fragment): Read =>
  (sql, lang, idx) =>
    sql`select ${sql(key)}, jsonb_build_object('title', ${title(sql, lang)}) from ${sql(table)} where ${sql(key)} = any(${[...idx]})`
const post = (table: string) => titled(table, 'idx', (sql) => sql`title`)
const named = (table: string, key: string) => titled(table, key, (sql, lang) => inLanguages(sql, lang, sql`name`))
const own = (table: string, key: string, field: string) =>
  titled(table, key, (sql, lang) => sql`own_words_in(${lang}, translated, ${field}, ${sql(field)})`)
const dated =
  (table: string, key: string): Read =>
  (sql, _, idx) =>
    sql`select ${sql(key)}, jsonb_build_object('date', date) from ${sql(table)} where ${sql(key)} = any(${[...idx]})`
const ofMember =
  (table: string, key: string): Read =>
  (sql, lang, idx) =>
    sql`select ${sql(key)}, jsonb_build_object(${person(sql, lang, sql`t.member_idx`)}) from ${sql(table)} t where ${sql(key)} = any(${[...idx]})`
const slot: Read = (sql, lang, idx) =>
  sql`select s.slot_idx, jsonb_build_object(${place(sql, lang)}) from slot s where s.slot_idx = any(${[...idx]})`
const manager: Read = (sql, lang, idx) => sql`
  select admin_idx, jsonb_build_object('isManager', true, 'person', name_in(${lang}, name, other_name))
  from admin where admin_idx = any(${[...idx]})`

/** How the records of each noun are read; what the log itself does not say of a person stays with those who may read it. */
const READS: Readonly<Record<string, Read>> = {
  admin: manager,
  'admin-right': manager,
  'admin-group': own('admin_group', 'group_idx', 'name'),
  banner: titled('banner', 'idx', (sql, lang) => sql`own_words_in(${lang}, translated, 'bannerName', banner_name)`),
  booking: (sql, lang, idx) => sql`
    select b.booking_idx, jsonb_build_object('bookingNo', b.booking_no, ${place(sql, lang)}, ${person(sql, lang, sql`b.member_idx`)})
    from booking b join slot s using (slot_idx) where b.booking_idx = any(${[...idx]})`,
  'club-message': own('club_message_out', 'out_idx', 'title'),
  coupon: (sql, lang, idx) => sql`
    select k.coupon_idx, jsonb_build_object('title', ${inLanguages(sql, lang, sql`k.name`)}, ${person(sql, lang, sql`k.member_idx`)})
    from coupon k where k.coupon_idx = any(${[...idx]})`,
  'coupon-kind': named('coupon_kind', 'kind_idx'),
  course: named('course', 'course_idx'),
  delay: dated('delay', 'delay_idx'),
  discount: titled('discount', 'discount_idx', (sql, lang) => label(sql, lang, '367', sql`discount.key`)),
  draw: own('draw', 'draw_idx', 'title'),
  'draw-entry': (sql, lang, idx) => sql`
    select e.entry_idx, jsonb_build_object('title', own_words_in(${lang}, d.translated, 'title', d.title), 'date', e.play_date,
      ${person(sql, lang, sql`e.member_idx`)})
    from draw_entry e join draw d using (draw_idx) where e.entry_idx = any(${[...idx]})`,
  event: post('event'),
  faq: post('faq'),
  fee: titled('fee', 'fee_idx', (sql, lang) => label(sql, lang, '557', sql`fee.key`)),
  fnb_menu: titled('fnb_menu', 'idx', (sql) => sql`name`),
  hof: ofMember('hof', 'idx'),
  hold: slot,
  holiday: named('holiday', 'holiday_idx'),
  inquiry: ofMember('inquiry', 'idx'),
  'inquiry-template': named('inquiry_template', 'template_idx'),
  'ip-block': titled('ip_block', 'idx', (sql) => sql`ip`),
  job: titled('job', 'job_idx', (sql) => sql`name`),
  lobby: (sql, _, idx) => sql`
    select lobby_idx, jsonb_build_object('at', opens_at) from lobby where lobby_idx = any(${[...idx]})`,
  'lost-item': titled('lost_item', 'idx', (sql, lang) => inLanguages(sql, lang, sql`title`)),
  'lost-report': ofMember('lost_report', 'report_idx'),
  mail: (sql, lang, idx) => sql`
    select mail_idx, jsonb_build_object('kind', kind, ${person(sql, lang, sql`t.member_idx`)}) from mail t where mail_idx = any(${[...idx]})`,
  member: ofMember('member', 'member_idx'),
  'member-import': titled('member_import', 'import_idx', (sql) => sql`file_name`),
  menu: named('menu', 'idx'),
  notice: post('notice'),
  outlet: named('outlet', 'outlet_idx'),
  penalty: (sql, lang, idx) => sql`
    select p.penalty_idx, jsonb_build_object('rule', ${label(sql, lang, '501', sql`p.code`)}, 'until', p.until_date,
      ${person(sql, lang, sql`p.member_idx`)})
    from penalty p where p.penalty_idx = any(${[...idx]})`,
  reference: post('reference'),
  section: titled('section', 'idx', (sql, lang) => inLanguages(sql, lang, sql`heading`)),
  slot,
  standby: (sql, lang, idx) => sql`
    select e.waiting_idx, jsonb_build_object('date', e.date, ${person(sql, lang, sql`e.member_idx`)})
    from standby_entry e where e.waiting_idx = any(${[...idx]})`,
  'team-contract': titled('team_contract', 'contract_idx', teamName),
  'team-date': (sql, _, idx) => sql`
    select d.date_idx, jsonb_build_object('date', d.date, 'title', f.team_name)
    from team_date d join team_contract c using (contract_idx) join team_form f using (form_idx) where d.date_idx = any(${[...idx]})`,
  'team-form': titled('team_form', 'form_idx', (sql) => sql`team_name`),
  'team-season': titled('team_season', 'season_idx', (sql) => sql`year::text`),
  template: own('template', 'template_idx', 'name'),
  terms: titled('terms', 'terms_idx', (sql) => sql`title`),
  view: titled('list_view', 'view_idx', (sql) => sql`name`),
  waiver: dated('waiver', 'waiver_idx'),
  'waiver-proposal': dated('waiver_proposal', 'proposal_idx'),
  // Of tasks only.
  alert: (sql, lang, idx) => sql`
    select a.alert_idx, jsonb_build_object(${person(sql, lang, sql`o.member_idx`)})
    from alert a join member_message o using (message_idx) where a.alert_idx = any(${[...idx]})`,
  'lost-claim': ofMember('lost_claim', 'claim_idx'),
}

function teamName(sql: Sql): Fragment {
  return sql`(select f.team_name from team_form f where f.form_idx = team_contract.form_idx)`
}

export const isRead = (noun: string): boolean => Object.hasOwn(READS, noun)

export interface About {
  noun: string
  recordIdx: number
}

export const keyOf = ({ noun, recordIdx }: About): string => `${noun} ${recordIdx}`

/** Everything that the sentences of a page are about, in one statement; records that are gone are left out. */
export async function subjects(sql: Sql, lang: string, about: readonly About[]): Promise<Map<string, Subject>> {
  const byNoun = Map.groupBy(about, ({ noun }) => noun)
  const reads = [...byNoun].flatMap(([noun, records]) => {
    if (!isRead(noun)) return []
    const idx = [...new Set(records.map(({ recordIdx }) => recordIdx))]
    return [
      sql`select ${noun}::text as noun, found.* from (${READS[noun]!(sql, lang, idx)}) found (record_idx, subject)`,
    ]
  })
  const [first, ...more] = reads
  if (!first) return new Map()
  const all = more.reduce<Fragment>((sum, one) => sql`${sum} union all ${one}`, first)
  const rows = await sql<(About & { subject: Subject })[]>`${all}`
  return new Map(rows.map((row) => [keyOf(row), row.subject]))
}

export interface Consequence {
  auditIdx: number
  until: string | null
  money: number | null
}

/** What the changes of bookings brought their bookers in the same transaction. */
export async function consequences(sql: Sql, auditIdx: readonly number[]): Promise<Map<number, Consequence>> {
  const rows = await sql<Consequence[]>`
    select a.audit_idx, pa.after ->> 'untilDate' as until, (pa.after ->> 'money')::bigint as money
    from audit a
    join penalty p on p.booking_idx = a.record_idx
    join audit pa on pa.noun = 'penalty' and pa.record_idx = p.penalty_idx and pa.xact = a.xact
    where a.audit_idx = any(${[...auditIdx]}) and a.noun = 'booking' and pa.after ->> 'state' is null and pa.after ? 'code'`
  return new Map(rows.map((row) => [row.auditIdx, row]))
}

export interface Labels {
  courses: Map<number, string>
  /** Of fees and discounts, whose entries have a key in place of a name. */
  keys: Map<string, string>
  /** Reasons that members choose. */
  reasons: Map<string, string>
}

/** Labels of the codes that stand in entries, and the names of the courses. */
export async function labels(sql: Sql, lang: string): Promise<Labels> {
  const coded = (group: string) =>
    sql`(select jsonb_object_agg(key, coalesce(labels ->> ${lang}, key_name)) from code where group_id = ${group})`
  type Named = Record<string, string> | null
  const [row] = await sql<[{ courses: Named; fees: Named; discounts: Named; reasons: Named }]>`
    select (select jsonb_object_agg(course_idx, coalesce(name ->> ${lang}, name ->> 'en')) from course) as courses,
      ${coded('557')} as fees, ${coded('367')} as discounts, ${coded('Z82')} as reasons`
  return {
    courses: new Map(Object.entries(row.courses ?? {}).map(([idx, name]) => [Number(idx), name])),
    keys: new Map(Object.entries({ ...row.discounts, ...row.fees })),
    reasons: new Map(Object.entries(row.reasons ?? {})),
  }
}
