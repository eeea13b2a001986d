import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'

const inputsOf = (row: Element | null | undefined) =>
  [...(row?.querySelectorAll<HTMLInputElement>('input:not([type=range], [type=file])') ?? [])].filter(
    (input) => !input.closest('details'),
  )

/** Enter goes to the same cell of the next row, and after the last one to a new row. @param add adds a row at the end */
export function useRowFocus(add: () => void) {
  const table = useRef<HTMLFieldSetElement>(null)
  const wanted = useRef<{ row: number; cell: number }>(undefined)
  const focus = ({ row, cell }: { row: number; cell: number }) => {
    const inputs = inputsOf(table.current?.querySelector(`[data-row="${row}"]`))
    const input = inputs[cell] ?? inputs[0] ?? table.current?.querySelector<HTMLElement>('button[name=rows]')
    input?.focus()
    return inputs.length > 0
  }
  useLayoutEffect(() => {
    const at = wanted.current
    wanted.current = undefined
    if (at) focus(at)
  })
  return {
    table,
    /** Leads to the first cell of a row that is shown next; without one to the button that adds one. */
    focusRow: (row: number) => {
      wanted.current = { row, cell: 0 }
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { key, target, nativeEvent, ctrlKey, metaKey } = event
      // While a Korean letter is being composed Enter ends it.
      if (key !== 'Enter' || nativeEvent.isComposing || ctrlKey || metaKey || !(target instanceof HTMLInputElement))
        return
      const row = target.closest('[data-row]')
      const cell = inputsOf(row).indexOf(target)
      if (cell < 0) return
      event.preventDefault()
      const next = Number(row!.getAttribute('data-row')) + 1
      if (table.current?.querySelector(`[data-row="${next}"]`)) focus({ row: next, cell })
      else if (!target.readOnly) {
        wanted.current = { row: next, cell }
        add()
      }
    },
  }
}
