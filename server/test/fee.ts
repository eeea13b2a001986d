import type { Fee } from '../src/reservation/rulebook.ts'

/** A fee of weekdays for everyone, the whole day and year, from the beginning of 2027 on. */
export const fee = (key: string, amount: number, unit: Fee['unit'] = 'PERSON'): Fee => ({
  ...{ key, unit, amount, labels: { en: key.toLowerCase(), ko: `${key} 요금` } },
  ...{ dayClass: 'WEEKDAY', part: null, season: null, weekdays: [], memberType: null },
  ...{ fromDate: '2027-01-01', toDate: null },
})
