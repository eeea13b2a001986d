import { randomInt } from 'node:crypto'
import { passwordRule } from '@clubhouse/contract/member/password'

/** Without the ambiguous letters 0 O o, 1 l I. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Valid for a day (temp_password_until), such as `kT7m-x2Rd-Qf9h-Wz4n`: about 93 bits and easy to type. */
export function temporaryPassword(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const password = [group(), group(), group(), group()].join('-')
  return passwordRule(password, 'strict') === 0 ? password : temporaryPassword()
}
