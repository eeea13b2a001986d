/** A place in the input as a 400 names it: `players[1].phoneNo`. */
export function fieldName([first, ...rest]: readonly PropertyKey[]): string {
  return rest.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : `${name}.${String(step)}`),
    String(first ?? ''),
  )
}
