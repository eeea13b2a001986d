/** The amount of a typed text, with the code of a warning when it is not a number. */
export interface Amount {
  amount: number
  warning?: 'common.NOT_A_NUMBER'
}

/** Parses a typed amount: commas are removed; anything else is 0 with a warning. Specification 5.7. Decision 105. */
export function parseAmount(typed: string): Amount {
  const text = typed.replaceAll(',', '').trim()
  if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return { amount: Number(text) }
  return { amount: 0, warning: 'common.NOT_A_NUMBER' }
}
