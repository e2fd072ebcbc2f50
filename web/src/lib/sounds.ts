// Short sounds of our own making, synthesised: nothing is downloaded but these lines.

export type Sound = 'dice' | 'card' | 'coin' | 'tick' | 'turn'

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

export function play(sound: Sound, volume: number): void {
  context ??= new AudioContext()
  const out = context.createGain()
  out.gain.value = volume * 0.5
  out.connect(context.destination)
  MAKERS[sound](context, out, context.currentTime)
}

type Maker = (audio: AudioContext, out: AudioNode, at: number) => void

const MAKERS: Record<Sound, Maker> = {
  dice: (audio, out, at) => {
    for (const [n, wait] of [0, 0.07, 0.13, 0.22, 0.36].entries())
      rustle(audio, out, at + wait, 0.045, 1500 + 350 * (n % 3), 0.9 - 0.12 * n)
  },
  card: (audio, out, at) => rustle(audio, out, at, 0.13, 3200, 0.5),
  coin: (audio, out, at) => {
    ring(audio, out, at, 1975, 0.12, 0.35)
    ring(audio, out, at + 0.07, 2637, 0.35, 0.35)
  },
  tick: (audio, out, at) => rustle(audio, out, at, 0.03, 900, 0.9),
  turn: (audio, out, at) => {
    ring(audio, out, at, 523, 0.5, 0.3)
    ring(audio, out, at + 0.12, 784, 0.7, 0.3)
  },
}

/** A tone that dies away. */
function ring(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  hertz: number,
  seconds: number,
  loud: number,
): void {
  const tone = audio.createOscillator()
  tone.frequency.value = hertz
  tone.connect(fading(audio, out, at, seconds, loud))
  tone.start(at)
  tone.stop(at + seconds)
}

/** A breath of noise around a pitch. */
function rustle(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  seconds: number,
  hertz: number,
  loud: number,
): void {
  noise ??= hiss(audio)
  const source = audio.createBufferSource()
  source.buffer = noise
  const band = audio.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = hertz
  source.connect(band)
  band.connect(fading(audio, out, at, seconds, loud))
  source.start(at)
  source.stop(at + seconds)
}

function fading(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  seconds: number,
  loud: number,
): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds)
  gain.connect(out)
  return gain
}

function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1
  return buffer
}
