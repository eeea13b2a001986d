const SECONDS = 0.25
const HERTZ = 660
const VOLUME = 0.05

/** A short, quiet tone. Browsers play none before the first press on a page, and none is fine then. */
export function chime(): void {
  try {
    const audio = new AudioContext()
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    tone.frequency.value = HERTZ
    volume.gain.value = VOLUME
    tone.connect(volume).connect(audio.destination)
    tone.onended = () => audio.close()
    tone.start()
    tone.stop(audio.currentTime + SECONDS)
  } catch {
    // Without sound the title and the words remain.
  }
}
