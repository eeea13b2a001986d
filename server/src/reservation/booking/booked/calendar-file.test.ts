import { expect, test } from 'vitest'
import { type CalendarEntry, calendarFile } from './calendar-file.ts'

const at = Temporal.Instant.from
const entry: CalendarEntry = {
  uid: 'booking-15001.GC001@clubhouse',
  sequence: 2,
  method: 'PUBLISH',
  stampedAt: at('2026-04-20T00:13:02.123Z'),
  startsAt: at('2026-05-20T21:46:00Z'),
  endsAt: at('2026-05-21T02:16:00Z'),
  title: '그린힐 컨트리클럽, 레이크 코스 06:46; 네 명이 함께 라운드합니다. 첫 홀은 레이크 1번 홀입니다',
  place: 'Greenhill',
  notes: 'one\ntwo',
  organizer: { name: 'Greenhill "CC"', email: 'club@example.com' },
}
const unfolded = (file: string) => file.replaceAll('\r\n ', '')

test('the start is the same moment in every zone, lines are short and special characters safe', () => {
  const file = calendarFile([entry])
  expect(file).toContain('DTSTAMP:20260420T001302Z\r\n')
  expect(file).toContain('DTSTART:20260520T214600Z\r\n')
  expect(file).toContain('DTEND:20260521T021600Z\r\n')
  expect(file).toContain('DESCRIPTION:one\\ntwo\r\n')
  expect(file).toContain('ORGANIZER;CN="Greenhill CC":mailto:club@example.com\r\n')
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(unfolded(file)).toContain(entry.title.replace(',', '\\,').replace(';', '\\;'))
})

test('a download has no guest list, an email names its reader, and what is off has no alarm', () => {
  const attendee = { name: 'Ha-eun Choi', email: 'ha-eun@example.com' }
  const asked = unfolded(calendarFile([{ ...entry, method: 'REQUEST', attendee, url: 'https://club.example/mypage' }]))
  expect(calendarFile([entry])).not.toContain('ATTENDEE')
  expect(asked).toContain('METHOD:REQUEST\r\n')
  expect(asked).toContain('ATTENDEE;CN="Ha-eun Choi";PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ha-eun@example.com\r\n')
  expect(asked).toContain('URL:https://club.example/mypage\r\n')
  expect(asked).toContain('TRIGGER:-P1D')
  const off = calendarFile([{ ...entry, method: 'CANCEL' }])
  expect(off).toContain('STATUS:CANCELLED\r\n')
  expect(off).not.toContain('VALARM')
})
