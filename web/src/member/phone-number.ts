const MOBILE = /^(01[016-9])(\d{3,4})(\d{4})$/
const SEOUL = /^(02)(\d{3,4})(\d{4})$/
const REGION = /^(0[3-6]\d)(\d{3,4})(\d{4})$/

/** A Korean phone number with dashes; any other stays as typed. */
export function withDashes(typed: string): string {
  const digits = typed.replace(/[\s-]/g, '')
  const [, ...parts] = MOBILE.exec(digits) ?? SEOUL.exec(digits) ?? REGION.exec(digits) ?? []
  return parts.length > 0 ? parts.join('-') : typed
}
