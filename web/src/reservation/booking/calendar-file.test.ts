import type { Booking } from '@clubhouse/contract/reservation/booking'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file'

const booking = {
  bookingNo: 'GC001-260521-0646-1',
  date: '2026-05-21',
  time: '06:46',
  holes: '18',
  version: 1,
  createdAt: '2026-04-20T00:13:02Z',
} as Booking

test('the start is the same moment in every zone, lines are short and special characters safe', () => {
  const long = '그린힐 컨트리클럽, 레이크 코스 06:46; 네 명이 함께 라운드합니다. 첫 홀은 레이크 1번 홀입니다'
  const file = calendarFile(booking, { title: long, place: 'Greenhill', notes: 'one\ntwo' }, 'Asia/Seoul')
  expect(file).toContain('DTSTART:20260520T214600Z\r\n')
  expect(file).toContain('DTEND:20260521T021600Z\r\n')
  expect(file).toContain('DESCRIPTION:one\\ntwo\r\n')
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(long.replace(',', '\\,').replace(';', '\\;'))
})
