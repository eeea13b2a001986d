import { businessNo, mailOrderNo } from '@clubhouse/contract/tax-no'
import type { Checks } from '../../form/use-draft'
import { isEmail, isPhone } from '../../member/form/checks'

// The same rules as the shapes of the contract (site.ts), here as tests that name the text of the fault: shapes do not
// go to the browser. A test keeps the two together.
const LINE = /^[^\r\n\t<>]*$/

export const KEEP_DAYS = { least: 7, most: 3650 }
export const MOST = {
  clubName: 80,
  ceoName: 60,
  businessNo: 30,
  mailOrderNo: 30,
  clubPhoneNo: 19,
  clubFaxNo: 19,
  email: 100,
  zipCode: 10,
  address: 200,
  addressDetail: 100,
  senderName: 60,
  senderMail: 100,
  taxMail: 100,
} as const

const of = (value: unknown) => String(value ?? '').trim()
const emailOrNone = (value: unknown) => (of(value) === '' || isEmail(of(value)) ? undefined : 'site-info.EMAIL_WRONG')
const phoneOrNone = (value: unknown) => (of(value) === '' || isPhone(of(value)) ? undefined : 'site-info.PHONE_WRONG')
const line = (value: unknown) => (LINE.test(of(value)) ? undefined : 'site-info.LINE_WRONG')
const numberIn = (value: unknown, least: number, most: number, isWhole: boolean) => {
  const number = numberOf(value)
  return number >= least && number <= most && (!isWhole || Number.isInteger(number))
}

/** What is typed as a number; NaN for anything else. */
export const numberOf = (value: unknown) =>
  /^[+-]?\d{1,9}([.]\d{1,12})?$/.test(of(value)) ? Number(of(value)) : Number.NaN

/** @param isKorean whether the club counts in won: then its numbers follow the rules of Korea */
export function infoChecks(isKorean: boolean, thisYear: number): Checks {
  const korean = (value: unknown, isOne: (typed: string) => boolean, fault: string) =>
    isKorean && of(value) && !isOne(of(value)) ? fault : line(value)
  return {
    clubName: ({ clubName }) => (of(clubName) ? line(clubName) : 'site-info.NAME_MISSING'),
    ceoName: ({ ceoName }) => line(ceoName),
    businessNo: (now) => korean(now.businessNo, (typed) => businessNo(typed).valid, 'site-info.BUSINESS_NO_WRONG'),
    mailOrderNo: (now) =>
      korean(now.mailOrderNo, (typed) => mailOrderNo(typed, thisYear).valid, 'site-info.MAIL_ORDER_NO_WRONG'),
    clubPhoneNo: ({ clubPhoneNo }) => phoneOrNone(clubPhoneNo),
    clubFaxNo: ({ clubFaxNo }) => phoneOrNone(clubFaxNo),
    email: ({ email }) => emailOrNone(email),
    zipCode: ({ zipCode }) => line(zipCode),
    address: ({ address }) => line(address),
    addressDetail: ({ addressDetail }) => line(addressDetail),
    lat: ({ lat }) => (numberIn(lat, -90, 90, false) ? undefined : 'site-info.LAT_WRONG'),
    lng: ({ lng }) => (numberIn(lng, -180, 180, false) ? undefined : 'site-info.LNG_WRONG'),
    senderName: ({ senderName }) => line(senderName),
    senderMail: ({ senderMail }) => emailOrNone(senderMail),
    taxMail: ({ taxMail }) => emailOrNone(taxMail),
    keepDays: ({ keepDays }) =>
      numberIn(keepDays, KEEP_DAYS.least, KEEP_DAYS.most, true) ? undefined : 'site-info.KEEP_DAYS_WRONG',
  }
}
