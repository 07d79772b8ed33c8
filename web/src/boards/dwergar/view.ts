/** Dwergar as the server tells it: see src/pithead/games/dwergar/shown.py. */
import type { Shown } from '../../lib/protocol';

export const GOODS = ['stone', 'iron', 'gold', 'crystal'] as const;
export type Good = (typeof GOODS)[number];
export const SPECIALITIES = ['engineer', 'blacksmith', 'ironworker'] as const;
export type Speciality = (typeof SPECIALITIES)[number];

export type DwergarView = Shown<'DwergarView'>;
export type Dwarf = Shown<'DwergarDwarf'>;
export type Kind = Dwarf['kind'];
export type PlaceView = Shown<'DwergarPlace'>;
export type LevelView = Shown<'DwergarLevel'>;
export type CartView = Shown<'DwergarCart'>;
export type PlayerView = Shown<'DwergarPlayer'>;
export type Price = Shown<'DwergarPrice'>;
export type WorkView = Shown<'DwergarWork'>;
