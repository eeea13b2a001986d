import { expect, it } from 'vitest'
import { fitsScreen } from './screen-words'

const SCREENS = [
  { code: '900000', label: 'Dashboard' },
  { code: '910700', label: 'IP blocks' },
  { code: '940200', label: 'Days and tee times' },
  { code: '940400', label: 'Bookings' },
  { code: '940500', label: 'Front desk' },
  { code: '941000', label: 'Fees and discounts' },
  { code: '950100', label: 'Members' },
  { code: '/ishm/system/letter', label: 'Emails' },
]

it.each([
  ['price', ['Fees and discounts']],
  ['green fee', ['Fees and discounts']],
  ['그린피', ['Fees and discounts']],
  ['block ip', ['IP blocks']],
  ['IP-block', ['IP blocks']],
  ['close course', ['Days and tee times']],
  ['휴장', ['Days and tee times']],
  ['rain', ['Days and tee times', 'Bookings', 'Front desk']],
  ['우천', ['Days and tee times', 'Bookings', 'Front desk']],
  ['tee', ['Days and tee times', 'Dashboard']],
  ['ain', []],
  ['%', []],
])('%s finds %j', (typed, labels) => {
  expect(fitsScreen(SCREENS, typed).map(({ label }) => label)).toEqual(labels)
})

const ACTS = [
  { code: 'office.DO_BOOK', label: 'Book for a member' },
  { code: 'office.DO_NOTICE', label: 'Write a notice' },
  { code: 'office.DO_BLOCK', label: 'Block an IP address' },
]

it.each([
  ['member book', ['Book for a member']],
  ['phone booking', ['Book for a member']],
  ['전화 예약', ['Book for a member']],
  ['new news', ['Write a notice']],
  ['공지', ['Write a notice']],
  ['block-ip', ['Block an IP address']],
  ['rite', []],
])('%s finds the actions %j', (typed, labels) => {
  expect(fitsScreen(ACTS, typed).map(({ label }) => label)).toEqual(labels)
})
