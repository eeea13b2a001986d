import { HTML_SCHEMES, videoAddress } from '@clubhouse/contract/html'
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useState } from 'react'
import { useText } from '../../language/use-text'
import { Button } from '../button'
import { Field } from '../field'
import styles from './editor.module.css'

/** The URL of a link or a video, or the alternative text of a picture. */
export type Asked = 'LINK' | 'VIDEO' | 'IMAGE_WORDS'

const LINK = new RegExp(`^(/(?![/\\\\])|(${HTML_SCHEMES.join('|')}):)`)

interface Props {
  editor: Editor
  asked: Asked
  onDone: () => void
}

/** A line below the toolbar; not a form, because the editor is inside one. */
export function AddressLine({ editor, asked, onDone }: Props) {
  const t = useText()
  const [text, setText] = useState(() => begin(editor, asked))
  const [isWrong, setWrong] = useState(false)
  function done() {
    if (apply(editor, asked, text.trim())) onDone()
    else setWrong(true)
  }
  function key(event: KeyboardEvent) {
    // During IME composition, Enter and Escape belong to the input method.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') done()
    else if (event.key === 'Escape') {
      onDone()
      editor.commands.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles.line}>
      <Field
        label={t(`editor.${asked}_LABEL`)}
        hint={asked === 'IMAGE_WORDS' ? undefined : t(`editor.${asked}_HINT`)}
        value={text}
        maxLength={500}
        autoComplete="off"
        autoFocus
        error={isWrong ? t(`editor.${asked}_WRONG`) : undefined}
        onKeyDown={key}
        onChange={({ target }) => setText(target.value)}
      />
      <Button size="small" onClick={done}>
        {t('editor.DONE')}
      </Button>
      <Button look="plain" size="small" onClick={onDone}>
        {t('common.CANCEL')}
      </Button>
    </div>
  )
}

function begin(editor: Editor, asked: Asked): string {
  if (asked === 'LINK') return editor.getAttributes('link').href ?? ''
  return asked === 'IMAGE_WORDS' ? (editor.getAttributes('image').alt ?? '') : ''
}

/** False for an invalid input. */
function apply(editor: Editor, asked: Asked, text: string): boolean {
  const chain = editor.chain().focus()
  if (asked === 'IMAGE_WORDS') return chain.updateAttributes('image', { alt: text }).run()
  if (asked === 'VIDEO') {
    const src = videoAddress(text)
    return src !== undefined && chain.insertContent({ type: 'video', attrs: { src, title: text } }).run()
  }
  const link = chain.extendMarkRange('link')
  if (text === '') return link.unsetLink().run()
  if (!LINK.test(text)) return false
  if (!editor.state.selection.empty || editor.isActive('link')) return link.setLink({ href: text }).run()
  return chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href: text } }] }).run()
}
