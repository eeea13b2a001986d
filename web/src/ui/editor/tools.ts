import type { Editor } from '@tiptap/core'
import type { ToolName } from './tool-icon'

export interface Tool {
  name: ToolName
  /** Pressed while the selection has this format. */
  isOn?: (editor: Editor) => boolean
  /** Shown only in this context. */
  isShown?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const heading = (level: 2 | 3): Tool => ({
  name: `H${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
})
const inTable = (editor: Editor) => editor.isActive('table')

export const TEXT_TOOLS: readonly Tool[] = [
  { name: 'BOLD', isOn: (e) => e.isActive('bold'), run: (e) => e.chain().focus().toggleBold().run() },
  { name: 'ITALIC', isOn: (e) => e.isActive('italic'), run: (e) => e.chain().focus().toggleItalic().run() },
  heading(2),
  heading(3),
  { name: 'LIST', isOn: (e) => e.isActive('bulletList'), run: (e) => e.chain().focus().toggleBulletList().run() },
  { name: 'NUMBERS', isOn: (e) => e.isActive('orderedList'), run: (e) => e.chain().focus().toggleOrderedList().run() },
  { name: 'QUOTE', isOn: (e) => e.isActive('blockquote'), run: (e) => e.chain().focus().toggleBlockquote().run() },
  {
    name: 'TABLE',
    isShown: (e) => !inTable(e),
    run: (e) => e.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
  { name: 'ADD_ROW', isShown: inTable, run: (e) => e.chain().focus().addRowAfter().run() },
  { name: 'ADD_COLUMN', isShown: inTable, run: (e) => e.chain().focus().addColumnAfter().run() },
  { name: 'REMOVE_ROW', isShown: inTable, run: (e) => e.chain().focus().deleteRow().run() },
  { name: 'REMOVE_COLUMN', isShown: inTable, run: (e) => e.chain().focus().deleteColumn().run() },
  { name: 'REMOVE_TABLE', isShown: inTable, run: (e) => e.chain().focus().deleteTable().run() },
]

export const HISTORY_TOOLS: readonly Tool[] = [
  { name: 'UNDO', isShown: (e) => e.can().undo(), run: (e) => e.chain().focus().undo().run() },
  { name: 'REDO', isShown: (e) => e.can().redo(), run: (e) => e.chain().focus().redo().run() },
]
