import { describe, expect, it } from 'vitest'
import { migratedFrom } from '../../../../test/migrated-from.ts'
import { migrate } from '../../../platform/migrate.ts'
import { guestKeys, isSameGuest } from './guest-keys.ts'

const KNOWN = [
  ['the digits of a phone, however written', '010-5550-0177', 'A', '01055500177', '7 a'],
  ['a Korean number with its country code', '+82 10-5550-0177', 'A', '01055500177', '7 a'],
  ['and its zero', '+82 (0)10 5550 0177', 'A', '01055500177', '7 a'],
  ['and two zeros', '0082 10 5550 0177', 'A', '01055500177', '7 a'],
  ['and no sign', '82-10-5550-0177', 'A', '01055500177', '7 a'],
  ['a number of Seoul', '+82 2 555 0177', 'A', '025550177', '7 a'],
  ['full-width digits', '０１０－５５５０－０１７７', 'A', '01055500177', '7 a'],
  ['a number of another country', '+1 415 555 0177', 'A', '14155550177', '7 a'],
  ['the name where there is no number', null, ' Grace  PARK ', '7 gracepark', '7 gracepark'],
  ['the name where the number is none', '-', 'Grace-Park', '7 gracepark', '7 gracepark'],
  ['a full-width name', '12 34 56', 'Ｇｒａｃｅ　Ｐａｒｋ', '7 gracepark', '7 gracepark'],
  ['a Korean name', null, '김 민준', '7 김민준', '7 김민준'],
  ['a name of signs alone', null, ' -- ', '7 --', '7 --'],
] as const

describe('by what a guest is known', () => {
  it.each(KNOWN)('%s', (_, phoneNo, name, guestKey, guestName) => {
    expect(guestKeys(7, { phoneNo, name })).toEqual({ guestKey, guestName })
  })

  it('an invisible letter in a name makes nobody else', () => {
    expect(guestKeys(7, { name: 'Grace\u200bPark' }).guestKey).toBe('7 gracepark')
  })

  it.each([
    ['one number', ['010-1234-5678', 'A'], ['+82 10 1234 5678', 'B'], true],
    ['one name, two numbers', ['010-1234-5678', 'A'], ['010-1234-5679', 'A'], false],
    ['one name, one number', ['010-1234-5678', 'A'], [null, 'a'], true],
    ['one name, no number', [null, 'A'], [null, 'a'], true],
    ['two names, no number', [null, 'A'], [null, 'B'], false],
    ['two names, one number', ['010-1234-5678', 'A'], [null, 'B'], false],
  ] as const)('the same guest: %s', (_, [phoneNo, name], [otherNo, otherName], same) => {
    const [one, other] = [guestKeys(7, { phoneNo, name }), guestKeys(7, { phoneNo: otherNo, name: otherName })]
    expect([isSameGuest(one, other), isSameGuest(other, one)]).toEqual([same, same])
  })

  it('a name alone is somebody else with another booker', () => {
    expect(isSameGuest(guestKeys(7, { name: 'A' }), guestKeys(8, { name: 'A' }))).toBe(false)
  })
})

it('guests of bookings that are there already become known in the same way', () =>
  migratedFrom('0104', async (sql) => {
    // Only what the migration reads: the guests, their bookings and who booked.
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      for (const [i, [, phoneNo, guest]] of KNOWN.entries())
        await tx`
          insert into booking_player (booking_idx, no, kind, name, phone_no, guest_key, play_date, part)
          values (${i + 1}, 2, 'GUEST', ${guest}, ${phoneNo}, 'as before', '2026-11-24', '1')`
      await tx`
        insert into booking_player (booking_idx, no, kind, name, phone_no, guest_key, play_date, part) values
          (100, 1, 'GUEST', 'Walk In', '+82 10-5550-0100', 'as before', '2026-11-24', '1'),
          (100, 2, 'GUEST', 'Friend', null, 'as before', '2026-11-24', '1'),
          (101, 2, 'GUEST', null, null, null, '2026-11-24', '1')`
      await tx`
        insert into booking (booking_idx, booking_no, slot_idx, seats, member_idx, play_date, part, day_class, booker_no, holes,
          cart, caddie, price, terms_idx, names_due_at, free_cancel_until)
        overriding system value
        select n, 'no ' || n, n, '{0}', case when n = 100 then null else 7 end, '2026-11-24', '1', 'WEEKDAY', n, '18',
          true, true, '{"total": 0, "rows": []}', 1, now(), now() from unnest(${[...KNOWN.keys()].map((i) => i + 1).concat(100, 101)}::int[]) n`
    })
    expect(await migrate(sql)).toContain('0104-guests-by-name-and-number.sql')
    const rows = await sql`select guest_key, guest_name from booking_player order by booking_idx, no`
    expect([...rows]).toEqual([
      ...KNOWN.map(([, , , guestKey, guestName]) => ({ guestKey, guestName })),
      { guestKey: '01055500100', guestName: '01055500100 walkin' },
      { guestKey: '01055500100 friend', guestName: '01055500100 friend' },
      { guestKey: null, guestName: null },
    ])
  }))
