const LENGTH = 160

export function beginning(html: string): string {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&nbsp;/g, ' ')
  return text.replace(/\s+/g, ' ').trim().slice(0, LENGTH)
}
