export type Texts = Record<string, string>
