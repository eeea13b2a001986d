import type { Value, Values } from './draft'

function named(form: HTMLFormElement | null): HTMLInputElement[] {
  return Array.from(form?.elements ?? []).filter((one): one is HTMLInputElement => !!(one as HTMLInputElement).name)
}

/** Leads to the first of these fields, in the order of the page; one that cannot be entered now is passed over, a folded one is unfolded. False: there is none. */
export function focusFirst(form: HTMLFormElement | null, fields: readonly string[]): boolean {
  const first = named(form).find((one) => !one.matches(':disabled') && fields.includes(one.name))
  for (let at = first?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true
  first?.focus()
  return first !== undefined
}

/** Typed before the scripts ran, or put in by a password manager that does not tell. */
export function unknownTo(form: HTMLFormElement | null, values: Values): Values {
  const found = named(form).flatMap((one): [string, Value][] => {
    const { name, type, value, checked, dataset } = one
    // The button of a field that has no input of its own only leads to it.
    if (type === 'button') return []
    // What is shown is not the value, but how the club writes it.
    if (dataset.written !== undefined) return []
    // A choice that is no field of the form, such as how its preview looks.
    if (!(name in values)) return []
    const known = values[name]
    if (type === 'checkbox' && typeof known === 'boolean') return checked === known ? [] : [[name, checked]]
    if (type === 'radio') return checked && value !== known ? [[name, value]] : []
    // A list whose options are still being read shows another value than the one that is chosen.
    if (type === 'select-one' && !offers(one, known)) return []
    return typeof known === 'string' && type !== 'file' && value !== known ? [[name, value]] : []
  })
  return Object.fromEntries(found)
}

const offers = (list: HTMLElement, value: Value | undefined): boolean =>
  Array.from((list as HTMLSelectElement).options).some((option) => option.value === value)
