export type PasswordPolicy = 'strict' | 'alternative' | 'nist'
export const PASSWORD_POLICIES = ['strict', 'alternative', 'nist'] as const satisfies readonly PasswordPolicy[]

/** Maximum length of a password in any policy. */
export const PASSWORD_MOST = 128

/** 0: accepted. The server alone checks the last three: common, personal and club words. */
export const PASSWORD_RULES = { pattern: -1, sameFourTimes: -2, common: -3, ownWord: -4, clubWord: -5 } as const
export type PasswordRule = (typeof PASSWORD_RULES)[keyof typeof PASSWORD_RULES]

const PATTERNS: Record<PasswordPolicy, { least: number; most: number; needs: readonly RegExp[] }> = {
  strict: { least: 9, most: PASSWORD_MOST, needs: [/\p{L}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u] },
  alternative: { least: 8, most: 20, needs: [/[A-Za-z]/, /\d/, /\W/] },
  nist: { least: 15, most: PASSWORD_MOST, needs: [] },
}

/** -1: the pattern fails. -2: a character four times in a row, which the strict policy allows. Else 0. */
export function passwordRule(password: string, policy: PasswordPolicy): 0 | -1 | -2 {
  const { least, most, needs } = PATTERNS[policy]
  const { length } = [...password]
  if (length < least || length > most || !needs.every((need) => need.test(password))) return PASSWORD_RULES.pattern
  return policy !== 'strict' && /(.)\1{3}/u.test(password) ? PASSWORD_RULES.sameFourTimes : 0
}
