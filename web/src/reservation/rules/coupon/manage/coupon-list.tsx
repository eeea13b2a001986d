import { type IssuedCoupon, list, revoke } from '@clubhouse/contract/reservation/rules/coupon'
import { COUPON_STATES } from '@clubhouse/contract/reservation/rules/coupon-shape'
import { ask } from '../../../../api/transport'
import { useFormat, useText } from '../../../../language/use-text'
import { officeList } from '../../../../office/declare'
import { StateWord } from '../../../../ui/state-word'
import { Time } from '../../../../ui/time'
import { COUPON_TONES } from '../coupon-words'
import { RevokeForm } from './revoke-form'

interface Cell {
  row: IssuedCoupon
}

export const COUPONS = officeList({
  call: list,
  path: '/ishm/member/coupon',
  texts: 'coupon',
  key: ({ couponIdx }) => couponIdx,
  title: {
    heading: 'coupon.MEMBER',
    sort: 'memberName',
    text: ({ memberName }) => memberName,
    Below: ({ row }) => row.memberNo,
  },
  columns: [
    { id: 'no', heading: 'coupon.NO', sort: 'couponNo', isNarrow: true, Cell: ({ row }) => row.couponNo },
    { id: 'name', heading: 'coupon.NAME', Cell: ({ row }) => row.name },
    { id: 'state', heading: 'coupon.STATE', sort: 'state', Cell: State },
    { id: 'valid', heading: 'coupon.VALID', sort: 'validTo', Cell: Valid },
    { id: 'issued', heading: 'coupon.ISSUED_AT', sort: '-issuedAt', isNarrow: true, Cell: IssuedAt },
    { id: 'reason', heading: 'coupon.REASON', Cell: ({ row }) => row.reason },
  ],
  filters: [
    {
      kind: 'select',
      name: 'state',
      label: 'coupon.STATE',
      all: 'coupon.STATE_ALL',
      accept: COUPON_STATES,
      options: ({ t }) => COUPON_STATES.map((value) => ({ value, label: t(`coupon.STATE_${value}`) })),
    },
    { kind: 'keyword', label: 'coupon.FIND' },
  ],
  bulk: [
    {
      label: 'coupon.REVOKE',
      call: revoke,
      fits: ({ state }) => state === 'ISSUED',
      tone: 'danger',
      Ask: RevokeForm,
      done: 'coupon.REVOKED_MANY',
      each: ({ couponIdx }, { reason = '' }) => ask(revoke, { couponIdx: [couponIdx], reason }, { _nop_: true }),
    },
  ],
})

function State({ row: { state } }: Cell) {
  const t = useText()
  return <StateWord tone={COUPON_TONES[state]}>{t(`coupon.STATE_${state}`)}</StateWord>
}

function Valid({ row: { validFrom, validTo } }: Cell) {
  const { day } = useFormat()
  return `${day(validFrom, 'date')} – ${day(validTo, 'date')}`
}

function IssuedAt({ row: { issuedAt } }: Cell) {
  const { day, dayOf } = useFormat()
  return <Time at={issuedAt}>{day(dayOf(issuedAt), 'date')}</Time>
}
