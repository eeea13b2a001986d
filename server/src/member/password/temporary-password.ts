import { randomInt } from 'node:crypto'
import { passwordRule } from '@clubhouse/contract/member/password'

/** Without what is read wrongly: 0 O o, 1 l I. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * A password until there is an own one, for a day at most (temp_password_until), as `kT7m-x2Rd-Qf9h-Wz4n`: about 93 bits,
 * to be read off a screen and typed.
 */
export function temporaryPassword(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const password = [group(), group(), group(), group()].join('-')
  return passwordRule(password, 'strict') === 0 ? password : temporaryPassword()
}
