/** Meaning of the policies' values, shared by both sides. Specification 9.19 to 9.22. */

/** The 36 date formats by the number in C0200. MMM and MMMM are month names. Decision 016. */
export const DATE_FORMATS = [
  'yyyy.MM.dd',
  'yyyy-MM-dd',
  'yyyy/MM/dd',
  'yyyyMMdd',
  'yy.MM.dd',
  'yy-MM-dd',
  'yy/MM/dd',
  'yyyy.M.d',
  'yyyy. M. d.',
  'yyyy/M/d',
  'yyyy년 M월 d일',
  'yyyy年M月d日',
  'dd.MM.yyyy',
  'dd-MM-yyyy',
  'dd/MM/yyyy',
  'd.M.yyyy',
  'd/M/yyyy',
  'd. M. yyyy',
  'dd.MM.yy',
  'dd-MM-yy',
  'dd/MM/yy',
  'MM/dd/yyyy',
  'MM-dd-yyyy',
  'MM.dd.yyyy',
  'M/d/yyyy',
  'MM/dd/yy',
  'M/d/yy',
  'd MMM yyyy',
  'dd MMM yyyy',
  'd MMMM yyyy',
  'dd-MMM-yyyy',
  'd. MMMM yyyy',
  'MMM d, yyyy',
  'MMMM d, yyyy',
  'yyyy MMM d',
  'yyyy-MMM-dd',
] as const

/** UTC offsets of the time-zone codes 1 to 40 (group 104), easternmost first. */
export const ZONE_OFFSETS =
  '+14:00 +13:00 +12:45 +12:00 +11:00 +10:30 +10:00 +09:30 +09:00 +08:45 +08:00 +07:00 +06:30 +06:00 +05:45 +05:30 +05:00 +04:30 +04:00 +03:30 +03:00 +02:00 +01:00 +00:00 -01:00 -02:00 -03:00 -03:30 -04:00 -04:30 -05:00 -06:00 -07:00 -08:00 -09:00 -09:30 -10:00 -11:00 -12:00 -24:00'.split(
    ' ',
  )

export const DEFAULT_DECIMALS = 3
export const MOST_DECIMALS = 9

/** The four values of each policy of group 996 in a new club; its time zone is chosen with it. */
export const POLICY_DEFAULTS = {
  C0080: ['KR', 'ko-KR', '', ''],
  C0130: [String(DEFAULT_DECIMALS), '', '', ''],
  C0180: ['0', '', '', ''],
  C0190: ['9', '+09:00', 'Asia/Seoul', ''],
  C0200: ['0', DATE_FORMATS[0], '', ''],
} as const

/** C0180. */
export const ROUNDING = { halfUp: '0', down: '1', up: '2' } as const
export type Rounding = (typeof ROUNDING)[keyof typeof ROUNDING]

/** Minutes east of UTC; undefined for an invalid offset. */
export function offsetMinutes(offset: string): number | undefined {
  const parts = /^([+-])(\d{2}):(\d{2})$/.exec(offset)
  if (!parts) return undefined
  const minutes = Number(parts[2]) * 60 + Number(parts[3])
  return parts[1] === '-' ? -minutes : minutes
}
