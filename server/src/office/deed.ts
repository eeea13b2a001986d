import type { Deed } from '@clubhouse/contract/office/history'
import { lookup } from '../platform/lookup.ts'

const BY_NOUN = { passkey: 'PASSKEY', secondFactor: 'SECOND_FACTOR' } as const
const BY_NAME = {
  create: 'CREATED',
  add: 'CREATED',
  signUp: 'CREATED',
  remove: 'REMOVED',
  undo: 'UNDONE',
  restore: 'RESTORED',
  clone: 'COPIED',
  resetPassword: 'PASSWORD_SENT',
  changePassword: 'PASSWORD',
  changeExpired: 'PASSWORD',
  addPhoto: 'PHOTO',
  removePhoto: 'PHOTO',
  exportData: 'EXPORTED',
  unlock: 'UNLOCKED',
} as const

/** What a call did, in one word. @param call such as `faq.create`, or the name of a job */
export function deedOf(call: string): Deed {
  const [noun = '', name = ''] = call.split('.')
  return lookup<Deed>(BY_NOUN, noun) ?? lookup<Deed>(BY_NAME, name) ?? 'CHANGED'
}
