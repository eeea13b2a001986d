import { ZONE_OFFSETS } from '@clubhouse/contract/policy'
import type { CodeEntry } from './code-group.ts'

/** A city for each offset. Specification 9.22. */
const PLACES: readonly (readonly [en: string, ko: string])[] = [
  ['Kiritimati', '키리티마티'],
  ["Nuku'alofa", '누쿠알로파'],
  ['Chatham', '채텀'],
  ['Auckland', '오클랜드'],
  ['Nouméa', '누메아'],
  ['Lord Howe', '로드하우'],
  ['Sydney', '시드니'],
  ['Darwin', '다윈'],
  ['Seoul, Tokyo', '서울, 도쿄'],
  ['Eucla', '유클라'],
  ['Singapore, Beijing', '싱가포르, 베이징'],
  ['Bangkok, Hanoi', '방콕, 하노이'],
  ['Yangon', '양곤'],
  ['Dhaka', '다카'],
  ['Kathmandu', '카트만두'],
  ['Delhi', '델리'],
  ['Karachi', '카라치'],
  ['Kabul', '카불'],
  ['Dubai', '두바이'],
  ['Tehran', '테헤란'],
  ['Istanbul, Nairobi', '이스탄불, 나이로비'],
  ['Cairo, Athens', '카이로, 아테네'],
  ['Paris, Berlin', '파리, 베를린'],
  ['London, UTC', '런던, UTC'],
  ['Azores', '아조레스'],
  ['South Georgia', '사우스조지아'],
  ['São Paulo, Buenos Aires', '상파울루, 부에노스아이레스'],
  ["St. John's", '세인트존스'],
  ['Halifax, Santiago', '핼리팩스, 산티아고'],
  ['Caracas until 2016', '카라카스 (2016년까지)'],
  ['New York, Lima', '뉴욕, 리마'],
  ['Chicago, Mexico City', '시카고, 멕시코시티'],
  ['Denver', '덴버'],
  ['Los Angeles', '로스앤젤레스'],
  ['Anchorage', '앵커리지'],
  ['Marquesas', '마르키즈'],
  ['Honolulu', '호놀룰루'],
  ['Pago Pago', '파고파고'],
  ['International date line west', '날짜변경선 서쪽'],
  ['A day behind', '하루 늦음'],
]

export const timeZones: readonly CodeEntry[] = PLACES.map(([en, ko], i) => [
  String(i + 1),
  `UTC${ZONE_OFFSETS[i]} ${en}`,
  `UTC${ZONE_OFFSETS[i]} ${ko}`,
  ZONE_OFFSETS[i],
])

export function timeZoneKey(offset: string): string {
  return String(ZONE_OFFSETS.indexOf(offset) + 1)
}
