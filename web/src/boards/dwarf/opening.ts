/** How a first game of DWARF opens. */
import { ci, dice, gr, ln, miner, p, rc } from '../kit/drawing';
import type { Says } from '../kit/contract';
import { figure, icon, inset, stands, steps, type Opening, type Tile } from '../kit/opening';
import { putArt } from './art';
import { monster } from './creatures';
import { bar, ore, seam } from './scenes';

const GOLD = ['#ffe48a', '#d9a02c'] as const;
const DRAWN = '#3a2a20';

/** A room of the mine in the frame of a card. */
const card = (room: string): string => gr(room, 'translate(0 -30) scale(1.25)');
const flag = (x: number, y: number, seat: number): string =>
  ln(`M${x} ${y}v-24`, '#d9c3a2', 1.8) +
  p(`M${x} ${y - 24}h17l-4 5 4 5h-17z`, `var(--seat-${seat})`);

/** Three heaps, each with its leader's flag: who leads in two of them wins. */
function aim(say: Says): Tile {
  const things =
    bar(26, 65, 0.8) +
    bar(43, 65, 0.8) +
    bar(35, 52, 0.8) +
    ore(90, 61, 0.9, GOLD) +
    ore(110, 61, 0.9, GOLD) +
    ore(100, 52, 1, GOLD) +
    icon('sword', 161, 65, 22) +
    icon('helm', 179, 67, 19) +
    flag(11, 72, 1) +
    flag(77, 66, 1) +
    flag(141, 76, 2) +
    icon('crown', 68, 28, 20) +
    ln(
      'M30 44C34 34 42 29 54 29M100 42C98 34 92 30 82 29',
      '#ffd27a',
      1.6,
      'stroke-dasharray="3 3"',
    );
  return stands(
    things,
    ['steel', 'gold', 'items'].map((good) => say(`dwarf.good.${good}`)),
  );
}

/** The fourth item rings the bell, or the mountain has been dug away. */
function ends(say: Says): Tile {
  const sockets = [0, 1, 2, 3].map((k) => {
    const [x, isLast] = [12 + k * 21, k === 3];
    const rim = isLast ? 'stroke="#ffcf70" stroke-width="2"' : 'stroke="#6b5344"';
    return rc(x, 46, 18, 22, isLast ? '#5c4020' : '#171113', `rx="3" ${rim}`) + icon('item', x + 9, 57, 14); // prettier-ignore
  });
  const bell =
    ci(84, 28, 15, '#ffcf70', 'opacity=".25"') +
    '<use href="#dw-bell" x="73" y="17" width="22" height="22"/>' +
    ln('M66 21c-4 4-4 10 0 14M102 21c4 4 4 10 0 14', '#ffcf70', 1.6);
  const mountain =
    p('M120 70l22-44 12 17 10-24 28 51z', 'none', 'stroke="#b7a68f" stroke-width="1.4" stroke-dasharray="4 3"') + // prettier-ignore
    p('M120 70l9-13 10 7 9-6 10 8 9-7 9 6 7-4 9 9z', '#5c4a4c') +
    rc(136, 71, 40, 3, '#a0743f') +
    miner(130, 72, 1, '#1a1012') +
    miner(184, 73, 0.9, '#1a1012');
  const inner = sockets.join('') + bell + mountain + p('M0 110v-9h200v9z', '#0f0a0c');
  return {
    picture: { x: 0.45, y: 0.4, c: ['#7a5a66', '#3d2f3c', '#141016'], inner },
    words: [
      { x: 52, y: 86, text: say('web.dwarf.first.fourth') },
      { x: 108, y: 59, text: say('web.dwarf.first.or') },
      { x: 154, y: 86, text: say('web.dwarf.first.empty') },
    ],
  };
}

/** Two cards come, two workers are placed, then everything happens. */
function round(say: Says): Tile {
  const R = dice(11);
  const dig =
    inset(card(seam(R, 'gold')), DRAWN, [12, 24, 25, 28]) +
    inset(card(monster('orcs', R)), DRAWN, [33, 36, 25, 28]) +
    ln('M24 11v9M20 17l4 4 4-4M46 23v9M42 29l4 4 4-4', '#ffd27a', 1.8);
  const workers = figure('dw-worker-1', 90, 62, 36) + figure('dw-worker-1', 112, 68, 32);
  const place = gr(workers, '', 'style="--seat: var(--seat-1)"');
  const resolve = ['k-help', 'k-defend', 'k-mine', 'k-forge'].map((name, k) =>
    icon(name, 153 + (k % 2) * 24, 26 + Math.floor(k / 2) * 28, 19),
  );
  const order = ln('M163 26h3M163 54h3M170 36l-9 8', '#ffd27a', 1.4);
  return steps(
    [dig, place, resolve.join('') + order],
    ['dig', 'place', 'resolve'].map((step) => say(`web.dwarf.first.${step}`)),
    say('web.first.again'),
  );
}

export function opening(say: Says): Opening {
  putArt();
  return { aim: aim(say), ends: ends(say), round: round(say) };
}
