import { outletRecord } from '@clubhouse/contract/board/outlet'
import { ipBlockRecord } from '@clubhouse/contract/ip-block'
import type { AnyRecord } from '@clubhouse/contract/record'
import { discountRecord } from '@clubhouse/contract/reservation/rules/discount'
import { feeRecord } from '@clubhouse/contract/reservation/rules/fee'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { field, named, pressNamed, put, said, show } from '../../test/screen'
import type { Values } from '../ui/form/draft'
import { RecordField } from './record-field'
import { RecordForm } from './record-form'

const showFields = (calls: AnyRecord, fields: ReactNode, more: { row?: object; begins?: Values } = {}) =>
  show(
    <RecordForm calls={calls} create="Add" onSaved={() => {}} {...more}>
      {fields}
    </RecordForm>,
  )
const choices = (name: string) => [...(field(name) as unknown as HTMLSelectElement).options].map(({ text }) => text)

test('words have a field in each language of the club', async () => {
  await showFields(outletRecord, <RecordField name="hours" label="outlet.HOURS_IN" />)
  expect(named('label', 'Opening hours (en)').getAttribute('for')).toBe(field('hours').id)
  expect(named('label', 'Opening hours (ko)').getAttribute('for')).toBe(field('translated.ko.hours').id)
})

test('a field is called by its heading, and begins with the default of its call', async () => {
  await showFields(
    outletRecord,
    <>
      <RecordField name="phoneNo" inputMode="tel" />
      <RecordField name="isUse" hint="outlet.USE_HINT" />
    </>,
  )
  expect(named('label', 'Phone').getAttribute('for')).toBe(field('phoneNo').id)
  expect(field('phoneNo').inputMode).toBe('tel')
  expect([field('isUse').type, field('isUse').checked]).toEqual(['checkbox', true])
  expect(said()).toContain('Visitors do not see the dishes of a place that is not in use.')
})

test('a choice has the values of its shape, or those that are offered, after the word for no value', async () => {
  await showFields(discountRecord, <RecordField name="dayClass" />)
  expect(choices('dayClass')).toEqual(['Every day', 'Weekdays', 'Weekends and holidays'])
  await showFields(discountRecord, <RecordField name="dayClass" options={['WEEKEND']} />)
  expect(choices('dayClass')).toEqual(['Every day', 'Weekends and holidays'])
})

test('an amount names the currency, a share is whole', async () => {
  await showFields(
    discountRecord,
    <>
      <RecordField name="amount" label="discount.AMOUNT_IN" />
      <RecordField name="percent" />
    </>,
    { row: { amount: 5_000, percent: null } },
  )
  expect([field('amount').inputMode, field('amount').value]).toEqual(['decimal', '5000'])
  expect(said()).toContain('KRW')
  expect(field('percent').inputMode).toBe('numeric')
})

test('a default is named below its field, and put back there', async () => {
  await showFields(feeRecord, <RecordField name="unit" first="TEAM" />, { begins: { unit: 'PERSON' } })
  expect(said()).toContain('Default: Once for the tee time')
  await put(field('unit'), 'PERSON')
  await pressNamed('button', /default/i)
  expect(field('unit').value).toBe('TEAM')
})

test('a default that is no value is called as the field says', async () => {
  await showFields(feeRecord, <RecordField name="to" label="fee.TO_OPTIONAL" first="" />)
  expect(said()).toContain('Default: No end')
})

test('a moment is a day and a time', async () => {
  await showFields(ipBlockRecord, <RecordField name="endAt" label="ip-block.END_OPTIONAL" />)
  expect([field('endAt.date').value, field('endAt.time').value]).toEqual(['', ''])
})
