import type { RecordFields } from '@clubhouse/contract/record'
import { createContext, use } from 'react'

/** The fields of the record that the form around shows. */
export const FieldsAround = createContext<RecordFields>({})

/** @throws when the record of the form around has no field of this name */
export function useDeclared(name: string) {
  const declared = use(FieldsAround)[name]
  if (!declared) throw new Error(`No record around has a field ${name}.`)
  const { show } = declared
  return { ...declared, ...(typeof show === 'object' ? show : { heading: show, as: undefined }) }
}
