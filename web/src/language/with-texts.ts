import { allTexts } from './all-texts'

/** Code that shows texts which the page does not bring: both load side by side. */
export const withTexts =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [code] = await Promise.all([load(), allTexts()])
    return code
  }
