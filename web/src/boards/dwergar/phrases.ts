/** The words of the card data as icons in reading order, and as messages of the catalogues. */
import type { Message } from '../../lib/protocol';

export type Sign =
  | { icon: string; times?: number }
  | { text: string }
  /** A short word of the catalogue. */
  | { say: string; n?: number }
  /** The square letter of a deck. */
  | { deck: string };

export interface Word {
  signs: Sign[];
  message: Message;
}

type Maker = (found: string[]) => Word;

const message = (key: string, params: Message['params'] = {}): Message => ({ key, params });
const icon = (name: string, times = 1): Sign =>
  times === 1 ? { icon: name } : { icon: name, times };
const text = (words: string): Sign => ({ text: words });
const goods = (n: string, kind: string): Message =>
  message(`dwergar.goods.${kind}`, { n: Number(n) });
const dwarf = (kind: string): Message => message(`dwergar.dwarf.${kind}`);
const deckName = (deck: string): Message => message(`dwergar.deck.${deck}`);
const place = (name: string): Message => message(`dwergar.place.${name}`);
const level = (name: string): Message => message(`dwergar.level.${name}`);

/** One rule of reading: the phrase it fits, and what to make of the parts found. */
function rule(pattern: string, make: (...found: string[]) => Word): [RegExp, Maker] {
  const source = pattern.replace(/N/g, '(\\d+)').replace(/WORD/g, '([a-z_0-9-]+)');
  return [new RegExp(`^${source}$`), (found) => make(...found)];
}

const word = (signs: Sign[], key: string, params: Message['params'] = {}): Word => ({
  signs,
  message: message(key, params),
});

const PROJECT_WORDS: [RegExp, Maker][] = [
  rule('nothing', () => word([], 'dwergar.effect.nothing')),
  rule('take N WORD', (n = '', kind = '') =>
    word([text('+'), icon(kind, Number(n))], 'dwergar.effect.take', { goods: goods(n, kind) }),
  ),
  rule('others take N WORD', (n = '', kind = '') =>
    word([icon('people'), text('+'), icon(kind, Number(n))], 'dwergar.effect.others_take', {
      goods: goods(n, kind),
    }),
  ),
  rule('heat N', (n = '') =>
    word([text(`+${n}`), icon('heat')], 'dwergar.effect.heat', { goods: goods(n, 'heat') }),
  ),
  rule('others heat N', (n = '') =>
    word([icon('people'), text(`+${n}`), icon('heat')], 'dwergar.effect.others_heat', {
      goods: goods(n, 'heat'),
    }),
  ),
  rule('light all', () =>
    word([{ say: 'web.dwergar.short.all' }, icon('furnace-hot')], 'dwergar.effect.light_all'),
  ),
  rule('furnace hot', () => word([text('+'), icon('furnace-hot')], 'dwergar.effect.furnace')),
  rule('action N', (n = '') =>
    word([text(`+${n}`), icon('lantern')], 'dwergar.effect.action', { n: Number(n) }),
  ),
  rule('stoke N', (n = '') =>
    word([icon('heat'), text('='), text(n), icon('vp')], 'dwergar.effect.stoke', { n: Number(n) }),
  ),
  rule('score N per upgraded WORD', (n = '', deck = '') =>
    word([text(`${n}×`), icon('up'), { deck }], 'dwergar.effect.score_upgraded', {
      n: Number(n),
      deck: deckName(deck),
    }),
  ),
  rule('own discount N heat per WORD', (n = '', deck = '') =>
    word([text(`−${n}`), icon('heat'), text('/'), { deck }], 'dwergar.effect.own_discount', {
      price: goods(n, 'heat'),
      deck: deckName(deck),
    }),
  ),
  rule('discount complete N stone or iron', (n = '') =>
    word(
      [icon('card'), text(`−${n}`), icon('stone'), text('/'), icon('iron')],
      'dwergar.effect.flexible_discount',
      { one: goods(n, 'stone'), other: goods(n, 'iron') },
    ),
  ),
  rule('discount complete N WORD', (n = '', kind = '') =>
    word([icon('card'), text(`−${n}`), icon(kind)], 'dwergar.effect.discount_complete', {
      goods: goods(n, kind),
    }),
  ),
  rule('discount upgrade N WORD', (n = '', kind = '') =>
    word([icon('up'), text(`−${n}`), icon(kind)], 'dwergar.effect.discount_upgrade', {
      goods: goods(n, kind),
    }),
  ),
  rule('foreman WORD', (kind = '') =>
    word([icon('foreman'), text('='), icon(kind)], 'dwergar.effect.foreman', {
      dwarf: dwarf(kind),
    }),
  ),
  rule('rich WORD', (kind = '') =>
    word([icon(kind), icon('pick'), text('+')], 'dwergar.effect.rich', { dwarf: dwarf(kind) }),
  ),
  rule('score N on empty', (n = '') =>
    word([text(n), icon('vp'), text('/'), text('○')], 'dwergar.effect.empty', { n: Number(n) }),
  ),
  rule('score N on upgrade gold', (n = '') =>
    word(
      [text(n), icon('vp'), text('/'), icon('up'), icon('gold')],
      'dwergar.effect.gold_upgrade',
      {
        n: Number(n),
      },
    ),
  ),
  rule('score N on complete gold', (n = '') =>
    word(
      [text(n), icon('vp'), text('/'), icon('card'), icon('gold')],
      'dwergar.effect.gold_complete',
      { n: Number(n) },
    ),
  ),
  rule('turn take N WORD', (n = '', kind = '') =>
    word([icon('round'), text('+'), icon(kind, Number(n))], 'dwergar.effect.income', {
      goods: goods(n, kind),
    }),
  ),
  rule('turn heat N', (n = '') =>
    word([icon('round'), text(`+${n}`), icon('heat')], 'dwergar.effect.income', {
      goods: goods(n, 'heat'),
    }),
  ),
  rule('change N heat > WORD', (n = '', kind = '') =>
    word([icon('heat', Number(n)), icon('arrow'), icon(kind)], 'dwergar.effect.change', {
      price: goods(n, 'heat'),
      goods: goods('1', kind),
    }),
  ),
  rule('warm N', (n = '') =>
    word([icon('furnace-hot'), text(`+${n}`), icon('heat')], 'dwergar.effect.warm', {
      goods: goods(n, 'heat'),
    }),
  ),
  rule('disguise N', (n = '') =>
    word(
      [icon('heat', Number(n)), icon('engineer'), icon('arrow'), icon('blacksmith')],
      'dwergar.effect.disguise',
      { price: goods(n, 'heat') },
    ),
  ),
  rule('end N per N WORD', (n = '', per = '', kind = '') =>
    word([icon('crown'), text(`${n}/${per}`), icon(kind)], 'dwergar.effect.end_goods', {
      n: Number(n),
      goods: goods(per, kind),
    }),
  ),
  rule('end N per crystal project', (n = '') =>
    word(
      [icon('crown'), text(`${n}/`), icon('card'), icon('crystal')],
      'dwergar.effect.end_crystal_project',
      { n: Number(n) },
    ),
  ),
  rule('end N per (upgraded|furnace|installed)', (n = '', what = '') =>
    word(
      [icon('crown'), text(`${n}/`), icon(END_ICONS[what] ?? 'card')],
      `dwergar.effect.end_${what}`,
      {
        n: Number(n),
      },
    ),
  ),
  rule('end N per WORD', (n = '', kind = '') =>
    word([icon('crown'), text(`${n}/`), icon(kind)], 'dwergar.effect.end_goods', {
      n: Number(n),
      goods: goods('1', kind),
    }),
  ),
];

const END_ICONS: Record<string, string> = {
  upgraded: 'up',
  furnace: 'furnace-cool',
  installed: 'furnace-hot',
};

const PLACE_WORDS: [RegExp, Maker][] = [
  rule('exchange N', (n = '') =>
    word([text(`${n}×`), icon('p-laboratory')], 'dwergar.part.exchange', { n: Number(n) }),
  ),
  rule('light all', () =>
    word([{ say: 'web.dwergar.short.all' }, icon('furnace-hot')], 'dwergar.part.light_all'),
  ),
  rule('light N', (n = '') =>
    word([icon('furnace-cool'), icon('arrow'), icon('furnace-hot')], 'dwergar.part.light', {
      n: Number(n),
    }),
  ),
  rule('heat N', (n = '') =>
    word([text(`+${n}`), icon('heat')], 'dwergar.part.heat', { goods: goods(n, 'heat') }),
  ),
  rule('lift N', (n = '') => word([icon('up', Number(n))], 'dwergar.part.lift', { n: Number(n) })),
  rule('score N lift', (n = '') =>
    word([text(`+${n}`), icon('vp'), text('/'), icon('up')], 'dwergar.part.lift_points', {
      n: Number(n),
    }),
  ),
  rule('score N lift loaded', (n = '') =>
    word([text(`+${n}`), icon('vp'), text('/'), icon('up')], 'dwergar.part.lift_points_loaded', {
      n: Number(n),
    }),
  ),
  rule('load N WORD', (n = '', kind = '') =>
    word([text('+'), icon(kind, Number(n)), icon('wagon')], 'dwergar.part.load', {
      goods: goods(n, kind),
    }),
  ),
  rule('build N', (n = '') =>
    word([text(`+${n}`), icon('furnace-cool')], 'dwergar.part.build', { n: Number(n) }),
  ),
  rule('convert', () => word([icon('p-forge')], 'dwergar.part.convert')),
  rule('upgrade any N', (n = '') =>
    word([icon('card'), icon('up'), text(`+${n}`), icon('heat')], 'dwergar.part.upgrade_any', {
      price: goods(n, 'heat'),
    }),
  ),
  rule('complete N', (n = '') =>
    word([icon('card', Number(n)), icon('check')], 'dwergar.part.complete', { n: Number(n) }),
  ),
  rule('take back N', (n = '') =>
    word([{ say: 'web.dwergar.short.back', n: Number(n) }], 'dwergar.part.take_back', {
      n: Number(n),
    }),
  ),
  rule('upgrade less N', (n = '') =>
    word([icon('up'), text(`−${n}`), icon('heat')], 'dwergar.part.upgrade_less', {
      price: goods(n, 'heat'),
    }),
  ),
];

const EVENT_WORDS: [RegExp, Maker][] = [
  rule('everyone heat N', (n = '') =>
    word([icon('people'), text(`+${n}`), icon('heat')], 'dwergar.happens.everyone_heat', {
      goods: goods(n, 'heat'),
    }),
  ),
  rule('lift N', (n = '') =>
    word([icon('up', Number(n))], 'dwergar.happens.lift', { n: Number(n) }),
  ),
  rule('load N WORD on WORD', (n = '', kind = '', on = '') =>
    word(
      [text(`${on}:`), text('+'), icon(kind, Number(n)), icon('wagon')],
      'dwergar.happens.load',
      {
        goods: goods(n, kind),
        level: level(on),
      },
    ),
  ),
  rule('clear N', (n = '') =>
    word([text(`−${n}`), icon('card')], 'dwergar.happens.clear', { n: Number(n) }),
  ),
  rule('toll N', (n = '') =>
    word([icon('up'), text('='), icon('heat', Number(n))], 'dwergar.happens.toll', {
      n: Number(n),
    }),
  ),
  rule('install N', (n = '') =>
    word([icon('furnace-hot'), text(`+${n}`), icon('vp')], 'dwergar.happens.install', {
      n: Number(n),
    }),
  ),
  rule('actions N', (n = '') =>
    word([icon('lantern', Number(n))], 'dwergar.happens.actions', { n: Number(n) }),
  ),
  rule('score N in mine', (n = '') =>
    word([icon('pick'), text(`+${n}`), icon('vp')], 'dwergar.happens.in_mine', { n: Number(n) }),
  ),
  rule('score N on empty', (n = '') =>
    word([text('○'), text(`+${n}`), icon('vp')], 'dwergar.happens.on_empty', { n: Number(n) }),
  ),
  rule('close WORD', (at = '') =>
    word([icon(`p-${at}`), icon('lock')], 'dwergar.happens.close', { place: place(at) }),
  ),
  rule('quiet WORD', (at = '') =>
    word([icon(`p-${at}`), icon('mute')], 'dwergar.happens.quiet', { place: place(at) }),
  ),
  rule('rich foremen', () =>
    word([icon('foreman'), icon('pick'), text('+')], 'dwergar.happens.rich_foremen'),
  ),
  rule('heat N at WORD', (n = '', at = '') =>
    word([icon(`p-${at}`), text(`+${n}`), icon('heat')], 'dwergar.happens.heat_at', {
      goods: goods(n, 'heat'),
      place: place(at),
    }),
  ),
];

export const projectWords = (phrase: string): Word[] => read(phrase, PROJECT_WORDS);
export const placeWords = (phrase: string): Word[] => read(phrase, PLACE_WORDS);
export const eventWords = (phrase: string): Word[] => read(phrase, EVENT_WORDS);

/** A word that is not known is shown as it is written. */
function read(phrase: string, rules: [RegExp, Maker][]): Word[] {
  return phrase.split('; ').map((part) => {
    for (const [pattern, make] of rules) {
      const found = pattern.exec(part);
      if (found) return make(found.slice(1));
    }
    return { signs: [text(part)], message: message('web.dwergar.as_written', { text: part }) };
  });
}
