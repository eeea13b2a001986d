import { lookup } from '../platform/lookup.ts'

const BLOCK_END = /<\/(p|h[1-6]|li|tr|blockquote|caption|dt|dd|figcaption|pre)>|<(br|hr)\s*\/?>/gi
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** The words of cleaned HTML, with a line for each paragraph, list item and row. */
export function plainLines(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(BLOCK_END, '\n')
    .replace(/<\/t[dh]>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => lookup(ENTITIES, name)!)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}
