/** The special actions' own pictures, in the frame of all cards; a box file's shows its symbol large. */
import { ci, dice, edge, gr, ln, miner, p, type Picture } from '../kit/drawing';
import { specialSymbol } from './drawings';
import type { DwarfCard } from './view';

const guard =
  ln('M10 0V-62', '#c9a06a', 2.4) +
  p('M6-62l4-12 4 12z', '#dfe6ec') +
  p('M-14 0C-16-22-10-32 0-32S16-22 14 0z', '#3a2a2c') +
  p('M-9-30C-9-42-5-46 0-46s9 4 9 16z', '#8d97a6') +
  p('M-14-22h18v14c0 6-4 10-9 12-5-2-9-6-9-12z', '#a82f2a') +
  p('M-14-22h9V4c-5-2-9-6-9-12z', '#d8503a');
const sheet = (x: number, y: number, turn: number, light: string): string =>
  gr(
    p('M-15-20h30v40h-30z', light, 'stroke="#3a281c" stroke-width="2"') +
      p('M-11-16h22v18h-22z', '#0003'),
    `translate(${x} ${y}) rotate(${turn})`,
  );

const DEEDS: Record<string, string> = {
  special_order:
    p('M58 20h84v66H58z', '#efe0bb') +
    p('M52 14h96v9H52zM52 83h96v9H52z', '#b98550') +
    gr('<use href="#i-crown" width="30" height="30"/>', 'translate(64 32)') +
    ln('M102 36h32M102 46h32M102 56h24M66 70h68', '#7a522c', 3) +
    ci(132, 76, 10, '#a82f2a') +
    ci(132, 76, 6, '#d8503a'),
  turn_back:
    p('M40 92L72 30l14 18 14-30 22 40 12-16 26 50z', '#4a3b3e') +
    p('M100 18l10 18-9 5-8-6zM72 30l8 10-7 4z', '#d9cfd9') +
    ln('M144 84C150 50 122 36 92 52', '#ffd27a', 7) +
    p('M98 40L78 58l26 10z', '#ffd27a') +
    miner(60, 94, 1.6, '#2a1a14'),
  muster_army: [
    [60, 0.9],
    [84, 1.05],
    [112, 1.05],
    [138, 0.9],
  ]
    .map(([x = 0, s = 1]) => gr(guard, `translate(${x} 96) scale(${s})`))
    .join(''),
  hold_council:
    [50, 76, 124, 150].map((x) => miner(x, 74, 1.7, '#3a281f', false)).join('') +
    '<ellipse cx="100" cy="84" rx="62" ry="15" fill="#6b4a30"/><ellipse cx="100" cy="79" rx="62" ry="15" fill="#b98550"/>' +
    sheet(100, 76, 0, '#efe0bb') +
    ci(100, 40, 16, '#ffcf70', 'opacity=".4"'),
  sell_item:
    ln('M100 18v66M54 36l92-10M78 92h44', '#8a5a34', 5) +
    ln('M54 36L40 62M54 36l14 26M146 26l-14 26M146 26l14 26', '#c9a06a', 1.6) +
    p('M36 62h36c-2 12-34 12-36 0zM128 52h36c-2 12-34 12-36 0z', '#c9a06a') +
    gr('<use href="#i-item" width="24" height="24"/>', 'translate(42 40)') +
    gr('<use href="#i-gold" width="18" height="18"/>', 'translate(130 34)') +
    gr('<use href="#i-steel" width="18" height="18"/>', 'translate(146 34)'),
  past_glories:
    sheet(76, 70, -14, '#b9a383') +
    sheet(124, 70, 14, '#b9a383') +
    sheet(100, 62, 0, '#efe0bb') +
    gr('<use href="#i-crown" width="22" height="22"/>', 'translate(89 46)') +
    ln('M100 38V14', '#ffd27a', 7) +
    p('M86 20L100 2l14 18z', '#ffd27a'),
  apprentice: miner(86, 96, 3, '#3a281f') + miner(128, 96, 2.1, '#7a5a3a', false),
  collapse_shafts:
    p('M44 10h112v12H44z', '#94693f') +
    p('M50 22h14l10 42-14 6zM150 22h-14v74h14z', '#6b4a30') +
    p(
      'M84 30l22 4 6 20-18 8-18-14zM108 62l18 2 4 22-18 4-12-14zM70 96l22-16 24 8 8 12H66z',
      '#8b8177',
    ) + // prettier-ignore
    p('M84 30l22 4-10 8zM108 62l18 2-8 8z', '#fff', 'opacity=".3"'),
  run_amok:
    sheet(64, 62, -24, '#efe0bb') +
    sheet(138, 58, 20, '#b9a383') +
    ln(
      'M76 34h12c24 0 24 48 48 48h8M76 82h12c8 0 13-6 17-14M117 48c5-8 11-14 19-14h8',
      '#ffb454',
      6,
    ) + // prettier-ignore
    p('M142 24l18 10-18 10zM142 72l18 10-18 10z', '#ffb454'),
};

export function specialPicture(card: DwarfCard): Picture {
  const name = card.front ?? '';
  const R = dice(name.length * 7);
  const symbol = `<use href="#${specialSymbol(card)}" x="64" y="12" width="72" height="72"/>`;
  return {
    x: 0.5,
    y: 0.45,
    c: ['#e8b070', '#7a4a34', '#1d1214'],
    inner:
      ci(100, 50, 44, '#ffd27a', 'opacity=".3"') + (DEEDS[name] ?? symbol) + edge(R, '#150d0c'),
  };
}
