import { isVideoAddress } from '@clubhouse/contract/html'
import { mergeAttributes, Node } from '@tiptap/core'

export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, title: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'iframe[src]',
      getAttrs: (element) => (isVideoAddress(element.getAttribute('src') ?? undefined) ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'iframe',
    mergeAttributes(HTMLAttributes, { loading: 'lazy', allowfullscreen: 'true' }),
  ],
})
