import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect } from 'react'
import { useText } from '../../language/use-text'
import { clean } from '../clean'
import text from '../rich-text.module.css'
import styles from './editor.module.css'
import { extensions } from './extensions'
import { Toolbar } from './toolbar'
import { type AddPicture, usePictures } from './use-pictures'

export interface EditorProps {
  /** Ids of the editor and of its label and description. */
  id: string
  labelledBy: string
  describedBy?: string
  value: string
  onChange: (html: string) => void
  addPicture: AddPicture
  lang?: string
  readOnly?: boolean
  isWrong?: boolean
}

/** The editor with its tools. ProseMirror leaves text alone during IME composition. */
export default function EditorArea(props: EditorProps) {
  const { id, labelledBy, describedBy, value, onChange, addPicture, lang, readOnly = false, isWrong } = props
  const t = useText()
  const pictures = usePictures(addPicture)
  const editor = useEditor({
    extensions,
    content: clean(value),
    editable: !readOnly,
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isWrong && { 'aria-invalid': 'true' }),
        ...(lang && { lang }),
      },
      handlePaste: (_, event) => pictures.take(event.clipboardData),
      handleDrop: (view, event) =>
        pictures.take(event.dataTransfer, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  })
  useEffect(() => {
    pictures.editor.current = editor
  })
  // The saved value may change; text being edited is kept.
  useEffect(() => {
    if (editor && !editor.isFocused && (editor.isEmpty ? '' : editor.getHTML()) !== value)
      editor.commands.setContent(clean(value), { emitUpdate: false })
  }, [editor, value])
  return (
    <div className={styles.editor} data-wrong={isWrong || undefined}>
      {editor && !readOnly && <Toolbar editor={editor} controls={id} onFiles={pictures.add} />}
      <EditorContent editor={editor} className={`${text.text} ${styles.text}`} />
      <p role="status" data-only-spoken>
        {pictures.isPending && t('editor.UPLOADING')}
      </p>
    </div>
  )
}
