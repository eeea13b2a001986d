const COUNTED = ['left', 'min', 'max'] as const

/** Decision 039. */
export function counted(msgVar: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const name = COUNTED.find((one) => typeof msgVar[one] === 'number')
  return name && msgVar.count === undefined ? { ...msgVar, count: msgVar[name] } : { ...msgVar }
}
