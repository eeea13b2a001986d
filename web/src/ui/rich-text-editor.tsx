import { Suspense, useId } from 'react'
import type { EditorProps } from './editor/editor-area'
import field from './field.module.css'
import { Loading } from './loading'
import { part } from './part'

// ProseMirror is loaded only for editing.
const EditorArea = part(() => import('./editor/editor-area'))

interface Props extends Omit<EditorProps, 'id' | 'labelledBy' | 'describedBy' | 'isWrong'> {
  label: string
  error?: string
}

/** A labelled rich text field: headings, lists, tables, links, pictures and videos. Decision 036. */
export function RichTextEditor({ label, error, ...editor }: Props) {
  const id = useId()
  return (
    <div className={field.field}>
      <span id={`${id}l`} className={field.label}>
        {label}
      </span>
      <Suspense fallback={<Loading lines={6} />}>
        <EditorArea
          {...editor}
          id={id}
          labelledBy={`${id}l`}
          describedBy={error ? `${id}e` : undefined}
          isWrong={error !== undefined}
        />
      </Suspense>
      {error && (
        <p id={`${id}e`} className={field.error}>
          {error}
        </p>
      )}
    </div>
  )
}
