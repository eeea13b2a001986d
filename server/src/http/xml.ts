import { lookup } from '../platform/lookup.ts'

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** A text between tags or in an attribute of XML. */
export const escapedXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => lookup(ENTITIES, sign)!)
