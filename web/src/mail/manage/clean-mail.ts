import DOMPurify from 'dompurify'

// As the server writes emails: tables with their styles on each element. No links, pictures or style sheets.
const RULES = {
  ALLOWED_TAGS: ['table', 'tbody', 'tr', 'th', 'td', 'h1', 'p', 'a', 'b', '#text'],
  ALLOWED_ATTR: ['style', 'class', 'width', 'cellpadding', 'cellspacing', 'align', 'role', 'scope', 'lang'],
  RETURN_TRUSTED_TYPE: true,
}

/** The page's policy would report the style sheet while the email is read. */
const SHEETS = /<style>[^<]*<\/style>/g

/** An email as a frame shows it; trusted, because the page's own policy would drop the styles. */
export const cleanMail = (html: string) => DOMPurify.sanitize(html.replace(SHEETS, ''), RULES)
