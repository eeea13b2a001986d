import { lookup } from './lookup.ts'

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text between tags or in an attribute, of HTML or of XML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => lookup(ENTITIES, sign)!)
