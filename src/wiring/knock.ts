let audio: AudioContext | undefined;
/** Knocks so far: no two in a row sound quite alike. */
let knocks = 0;

/** To be called in a press: before one, browsers let nothing sound. */
export function wakeSound(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume().catch(() => {});
  } catch {
    // Nothing to play it with.
  }
}

/** A die comes down on wood: a short noise that dies away. */
function knock(context: AudioContext, at: number): void {
  const length = Math.round(context.sampleRate / 12);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index++) samples[index] = Math.sin(index * index) * (1 - index / length) ** 9;
  const source = new AudioBufferSourceNode(context, { buffer, playbackRate: 0.8 + (knocks % 5) / 12 });
  const wood = new BiquadFilterNode(context, { type: 'bandpass', frequency: 700 + 170 * (knocks++ % 7), Q: 1.5 });
  source
    .connect(wood)
    .connect(new GainNode(context, { gain: 0.5 }))
    .connect(context.destination);
  source.start(at);
}

/** As many knocks as dice come to rest, one shortly after the other; none where nobody looks. */
export function knockFor(dice: number): void {
  if (!audio || document.hidden) return;
  for (let die = 0; die < dice; die++) knock(audio, audio.currentTime + die * 0.06);
}
