import { type DragEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../language/use-text'
import styles from './arranged-list.module.css'
import { moved } from './moved'

interface Props<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  /** How its buttons call it. */
  nameOf: (item: T, at: number) => string
  label: string
  mayMove: boolean
  onMove: (items: T[]) => void
  children: (item: T, at: number) => ReactNode
  /** What else can be done with an item, beside its buttons. */
  tools?: (item: T, at: number) => ReactNode
}

/** Items in an order of their own: dragged by their handle, or moved by the buttons beside them. Needs the texts `form`. */
export function ArrangedList<T>({ items, keyOf, nameOf, label, mayMove, onMove, children, tools }: Props<T>) {
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const { list, pressed } = useRefocus()
  const move = (from: number, to: number) => {
    const next = moved(items, from, to)
    if (next) onMove(next)
  }
  const dragOver = (event: DragEvent, at: number) => {
    if (dragged === undefined) return
    event.preventDefault()
    setOver(at)
  }
  const drop = (event: DragEvent, at: number) => {
    event.preventDefault()
    if (dragged !== undefined) move(dragged, at)
  }
  return (
    <ol className={styles.list} aria-label={label} ref={list}>
      {items.map((item, at) => (
        <li
          key={keyOf(item)}
          className={styles.item}
          data-over={(over === at && dragged !== at) || undefined}
          onDragOver={(event) => dragOver(event, at)}
          onDrop={(event) => drop(event, at)}
        >
          {mayMove && (
            <Handle onDrag={() => setDragged(at)} onEnd={() => [setDragged(undefined), setOver(undefined)]} />
          )}
          <div className={styles.content}>{children(item, at)}</div>
          <span className={styles.steps}>
            {mayMove && (
              <Steps
                name={nameOf(item, at)}
                itemKey={keyOf(item)}
                isFirst={at === 0}
                isLast={at === items.length - 1}
                onStep={(step, key) => {
                  pressed.current = key
                  move(at, at + step)
                }}
              />
            )}
            {tools?.(item, at)}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Handle({ onDrag, onEnd }: { onDrag: () => void; onEnd: () => void }) {
  const begin = ({ dataTransfer, currentTarget }: DragEvent<HTMLElement>) => {
    dataTransfer.effectAllowed = 'move'
    dataTransfer.setData('text/plain', '')
    dataTransfer.setDragImage(currentTarget.parentElement!, 0, 0)
    onDrag()
  }
  return (
    <span className={styles.handle} aria-hidden="true" draggable onDragStart={begin} onDragEnd={onEnd}>
      ⠿
    </span>
  )
}

const STEPS = [
  [-1, '↑', 'form.MOVE_UP'],
  [1, '↓', 'form.MOVE_DOWN'],
] as const

interface StepsProps {
  name: string
  itemKey: string
  isFirst: boolean
  isLast: boolean
  /** @param key of the button, which is found by it after the move */
  onStep: (step: 1 | -1, key: string) => void
}

function Steps({ name, itemKey, isFirst, isLast, onStep }: StepsProps) {
  const t = useText()
  return STEPS.map(([step, sign, words]) => (
    <button
      key={step}
      type="button"
      className={styles.step}
      data-step={`${itemKey} ${step}`}
      aria-label={t(words, { name })}
      aria-disabled={(step < 0 ? isFirst : isLast) || undefined}
      onClick={() => onStep(step, `${itemKey} ${step}`)}
    >
      {sign}
    </button>
  ))
}

/** A button that moves with its item loses the focus; it is given back. */
function useRefocus() {
  const pressed = useRef<string>(undefined)
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    const key = pressed.current
    pressed.current = undefined
    if (!key) return
    for (const button of list.current?.querySelectorAll<HTMLElement>('[data-step]') ?? [])
      if (button.dataset.step === key) button.focus()
  })
  return { pressed, list }
}
