const TOKEN = /\{\{([^{}]*)\}\}/g

export interface Token {
  name: string
  format: string
}

/** The placeholders of a text in their order: `{{until, day}}` is until in the format day. */
export function tokensIn(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(([, inner]) => {
    const [name = '', format = '', ...rest] = inner!.split(',').map((part) => part.trim())
    return { name, format: [format, ...rest].join(',') }
  })
}

export const namesIn = (text: string) => tokensIn(text).map(({ name }) => name)

export const written = ({ name, format }: Token) => (format ? `{{${name}, ${format}}}` : `{{${name}}}`)

export const withoutTokens = (text: string) => text.replace(TOKEN, '')

/** A text as it is kept: placeholders without spare spaces, one empty line between paragraphs. */
export function tidied(text: string): string {
  return text
    .replace(TOKEN, (whole) => tokensIn(whole).map(written).join(''))
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
