/** Small sounds made in code; off unless wished for, and never the only sign of anything. */

export type Sound = 'place' | 'turn' | 'step' | 'over';

let wanted = false;
let audio: AudioContext | null = null;

export function wish(sound: boolean): void {
  wanted = sound;
}

export function play(sound: Sound): void {
  if (!wanted || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  if (sound === 'place') knock(audio, 1900, 0.05, 'square', 0.05);
  else if (sound === 'step') knock(audio, 880, 0.16, 'triangle', 0.07);
  else if (sound === 'turn') {
    knock(audio, 330, 0.09, 'triangle', 0.12);
    knock(audio, 262, 0.12, 'triangle', 0.12, 0.11);
  } else {
    [392, 494, 587].forEach((pitch, index) =>
      knock(audio as AudioContext, pitch, 0.4, 'triangle', 0.08, index * 0.14),
    );
  }
}

function knock(
  context: AudioContext,
  pitch: number,
  seconds: number,
  shape: OscillatorType,
  loudness: number,
  later = 0,
): void {
  const start = context.currentTime + later;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + seconds);
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + seconds);
}
