declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: { createHTML(html: string): string }): unknown }
  }
}

/** React makes an empty script element from this text; it cannot run anything. */
const EMPTY_SCRIPT = '<script></script>'

let clean: ((html: string) => string) | undefined

/** Names what cleans HTML. Pages that show HTML bring it along; the others need not load it. */
export function cleanHtmlWith(cleaner: (html: string) => string): void {
  clean = cleaner
}

/**
 * Whatever a library writes as HTML goes through here first. Text without a tag, such as a style sheet, passes as it
 * is; tags are cleaned, or while there is nothing to clean them with, shown as text.
 */
export function guardHtml(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML(html) {
      if (!html.includes('<') || html === EMPTY_SCRIPT) return html
      return clean ? clean(html) : html.replaceAll('<', '&lt;')
    },
  })
}
