import { add } from '@clubhouse/contract/file'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useText } from '../../language/use-text'
import { FileInput } from '../form/file-input'
import { AddressLine, type Asked } from './address-line'
import styles from './editor.module.css'
import { ToolIcon, type ToolName } from './tool-icon'
import { HISTORY_TOOLS, TEXT_TOOLS, type Tool } from './tools'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

interface Props {
  editor: Editor
  controls: string
  onFiles: (files: readonly File[]) => void
}

/** The toolbar, in one line: one tab stop with arrow keys. */
export function Toolbar({ editor, controls, onFiles }: Props) {
  const t = useText()
  const files = useRef<HTMLInputElement>(null)
  const [asked, ask] = useState<Asked>()
  const own: Tool[] = [
    { name: 'LINK', isOn: (e) => e.isActive('link'), run: () => ask('LINK') },
    { name: 'IMAGE', run: () => files.current?.click() },
    { name: 'IMAGE_WORDS', isShown: (e) => e.isActive('image'), run: () => ask('IMAGE_WORDS') },
    { name: 'VIDEO', run: () => ask('VIDEO') },
  ]
  const tools = [...TEXT_TOOLS, ...own, ...HISTORY_TOOLS]
  const shown = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools
        .filter(({ isShown }) => isShown?.(now) ?? true)
        .map(({ name, isOn }) => `${name}${isOn ? (isOn(now) ? ':true' : ':false') : ''}`)
        .join(),
  }).split(',')
  const names = shown.map((one) => one.split(':')[0]!)
  const { bar, stop, setAt, walk } = useTabStop(names)

  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={t('editor.TOOLS')}
        aria-controls={controls}
        className={styles.bar}
        onKeyDown={walk}
      >
        {shown.map((one) => {
          const [name, pressed] = one.split(':') as [ToolName, string?]
          const said = t(`editor.${name}`)
          return (
            <button
              key={name}
              type="button"
              data-tool={name}
              tabIndex={name === stop ? 0 : -1}
              aria-label={said}
              title={said}
              aria-pressed={pressed === undefined ? undefined : pressed === 'true'}
              onFocus={() => setAt(name)}
              onClick={() => tools.find((tool) => tool.name === name)!.run(editor)}
            >
              <ToolIcon name={name} />
            </button>
          )
        })}
      </div>
      <FileInput ref={files} accept={add.files!.accept} multiple choose={onFiles} />
      {asked && <AddressLine key={asked} editor={editor} asked={asked} onDone={() => ask(undefined)} />}
    </>
  )
}

function useTabStop(names: readonly string[]) {
  const bar = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState('BOLD')
  const stop = names.includes(at) ? at : names[0]

  function walk(event: KeyboardEvent) {
    const { key } = event
    const now = names.indexOf(stop!)
    const to = key === 'Home' ? 0 : key === 'End' ? names.length - 1 : now + (STEPS[key] ?? Number.NaN)
    if (Number.isNaN(to)) return
    event.preventDefault()
    const name = names[(to + names.length) % names.length]!
    setAt(name)
    bar.current?.querySelector<HTMLButtonElement>(`[data-tool="${name}"]`)?.focus()
  }
  return { bar, stop, setAt, walk }
}
