declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: { createHTML(html: string): string }): unknown }
  }
}

/** React creates an empty script element from this text, which runs nothing. */
const EMPTY_SCRIPT = '<script></script>'

let clean: ((html: string) => string) | undefined

/** Registers the sanitiser. Only pages with HTML load it. */
export function cleanHtmlWith(cleaner: (html: string) => string): void {
  clean = cleaner
}

/** Text without a tag, such as a style sheet, passes; tags are sanitised, or escaped without a sanitiser. */
export function guardHtml(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML(html) {
      if (!html.includes('<') || html === EMPTY_SCRIPT) return html
      return clean ? clean(html) : html.replaceAll('<', '&lt;')
    },
  })
}
