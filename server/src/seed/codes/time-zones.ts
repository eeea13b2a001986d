import type { CodeEntry } from './code-group.ts'

/** From the most easterly: 40 codes from +14:00 to -24:00. Source: specification, section 9. */
const OFFSETS: readonly (readonly [offset: string, en: string, ko: string])[] = [
  ['+14:00', 'Kiritimati', '키리티마티'],
  ['+13:00', "Nuku'alofa", '누쿠알로파'],
  ['+12:45', 'Chatham', '채텀'],
  ['+12:00', 'Auckland', '오클랜드'],
  ['+11:00', 'Nouméa', '누메아'],
  ['+10:30', 'Lord Howe', '로드하우'],
  ['+10:00', 'Sydney', '시드니'],
  ['+09:30', 'Darwin', '다윈'],
  ['+09:00', 'Seoul, Tokyo', '서울, 도쿄'],
  ['+08:45', 'Eucla', '유클라'],
  ['+08:00', 'Singapore, Beijing', '싱가포르, 베이징'],
  ['+07:00', 'Bangkok, Hanoi', '방콕, 하노이'],
  ['+06:30', 'Yangon', '양곤'],
  ['+06:00', 'Dhaka', '다카'],
  ['+05:45', 'Kathmandu', '카트만두'],
  ['+05:30', 'Delhi', '델리'],
  ['+05:00', 'Karachi', '카라치'],
  ['+04:30', 'Kabul', '카불'],
  ['+04:00', 'Dubai', '두바이'],
  ['+03:30', 'Tehran', '테헤란'],
  ['+03:00', 'Istanbul, Nairobi', '이스탄불, 나이로비'],
  ['+02:00', 'Cairo, Athens', '카이로, 아테네'],
  ['+01:00', 'Paris, Berlin', '파리, 베를린'],
  ['+00:00', 'London, UTC', '런던, UTC'],
  ['-01:00', 'Azores', '아조레스'],
  ['-02:00', 'South Georgia', '사우스조지아'],
  ['-03:00', 'São Paulo, Buenos Aires', '상파울루, 부에노스아이레스'],
  ['-03:30', "St. John's", '세인트존스'],
  ['-04:00', 'Halifax, Santiago', '핼리팩스, 산티아고'],
  ['-04:30', 'Caracas until 2016', '카라카스 (2016년까지)'],
  ['-05:00', 'New York, Lima', '뉴욕, 리마'],
  ['-06:00', 'Chicago, Mexico City', '시카고, 멕시코시티'],
  ['-07:00', 'Denver', '덴버'],
  ['-08:00', 'Los Angeles', '로스앤젤레스'],
  ['-09:00', 'Anchorage', '앵커리지'],
  ['-09:30', 'Marquesas', '마르키즈'],
  ['-10:00', 'Honolulu', '호놀룰루'],
  ['-11:00', 'Pago Pago', '파고파고'],
  ['-12:00', 'International date line west', '날짜변경선 서쪽'],
  ['-24:00', 'A day behind', '하루 늦음'],
]

export const timeZones: readonly CodeEntry[] = OFFSETS.map(([offset, en, ko], i) => [
  String(i + 1),
  `UTC${offset} ${en}`,
  `UTC${offset} ${ko}`,
  offset,
])

/** The code that means an offset. */
export function timeZoneKey(offset: string): string {
  return String(OFFSETS.findIndex(([found]) => found === offset) + 1)
}
