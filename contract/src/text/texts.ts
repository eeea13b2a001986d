/** Texts of one language by `category.CODE`. */
export type Texts = Record<string, string>
