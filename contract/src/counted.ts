/** What refusals call the number that their sentence counts; texts call it `count`. */
const COUNTED = ['left', 'min', 'max'] as const

/** The values of a refusal as its text wants them: with the `count` that chooses between singular and plural. */
export function counted(msgVar: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const name = COUNTED.find((one) => typeof msgVar[one] === 'number')
  return name && msgVar.count === undefined ? { ...msgVar, count: msgVar[name] } : { ...msgVar }
}
