import { HTML_SCHEMES } from '@clubhouse/contract/html'
import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { Video } from './video'

/** The editor's schema: what the sanitiser accepts, and no more. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, protocols: HTML_SCHEMES, HTMLAttributes: { target: null, rel: null } },
  }),
  Image.configure({ HTMLAttributes: { class: null } }),
  TableKit.configure({ table: { resizable: false, HTMLAttributes: { style: null } } }),
  Video,
]
