import type { Admin } from '@clubhouse/contract/manager/manage'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { meanwhile, type Values } from './meanwhile'

/** A manager as the form shows it. */
export const shownOf = (user: Admin): Values => ({
  name: user.name,
  email: user.email,
  phoneNo: user.phoneNo,
  groupIdx: user.groupIdx ? String(user.groupIdx) : '',
  memo: user.memo ?? '',
  isSSAdmin: String(user.isSSAdmin),
})

interface Form {
  ref: RefObject<HTMLFormElement | null>
  values: () => Values
}

/**
 * Keeps what is typed when a newer version of the manager comes, and takes over what was not touched.
 * @returns the fields that somebody else has made different from the form
 */
export function useMeanwhile(
  form: Form,
  user: Admin | undefined,
  isSuper: boolean,
  setSuper: (isSuper: boolean) => void,
): string[] {
  const before = useRef(user)
  const [theirs, setTheirs] = useState<string[]>([])
  useEffect(() => {
    const was = before.current
    if (!user || !was || user.version === was.version) return
    before.current = user
    const fields = form.ref.current?.elements
    const inputOf = (field: string) => fields?.namedItem(field) as HTMLInputElement | HTMLSelectElement | null
    const shown = shownOf(was)
    // A field that the form does not show is as it was.
    const typed = Object.fromEntries(
      Object.entries(shown).map(([field, value]) => [field, inputOf(field) ? form.values()[field]! : value]),
    )
    const { values, theirs } = meanwhile(shown, { ...typed, isSSAdmin: String(isSuper) }, shownOf(user))
    for (const [field, value] of Object.entries(values)) {
      const input = inputOf(field)
      if (input) input.value = value
    }
    setSuper(values.isSSAdmin === 'true')
    setTheirs(theirs)
  }, [user])
  return theirs
}
