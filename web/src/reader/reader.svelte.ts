/** Who reads this page: their settings, and their language's catalogue. */
import { Client } from '../lib/client';
import { storage } from '../lib/kept';
import type { GameFacts, Message } from '../lib/protocol';
import { setLetters } from '../art/letters';
import { keepSettings, readSettings, themeOf, type Settings } from '../lib/settings';
import { OwnRecord } from '../lib/own-record';
import { OwnTrees } from '../lib/own-trees';
import { OwnPuzzles } from '../lib/puzzles';
import { MyTables } from '../lib/tables';
import { Catalogue, type Language } from '../lib/text';

class Reader {
  settings = $state<Settings>(readSettings(storage('localStorage'), navigator.languages));
  /** Null until the first catalogue has come. */
  catalogue = $state.raw<Catalogue | null>(null);
  /** The system asks for as little movement as possible. */
  isStill = $state(false);
  private systemIsLight = $state(false);
  private beginning: Promise<void> | null = null;
  private gamesComing: Promise<GameFacts[]> | null = null;
  private readonly loaded = new Map<Language, Promise<Catalogue>>();

  readonly client = new Client(null, () => this.settings.language);
  readonly tables = new MyTables(storage('localStorage'), storage('sessionStorage'));

  readonly trees = new OwnTrees(storage('localStorage'));
  readonly record = new OwnRecord(storage('localStorage'));
  readonly puzzles = new OwnPuzzles(storage('localStorage'));

  constructor() {
    watch('(prefers-color-scheme: light)', (matches) => {
      this.systemIsLight = matches;
      this.drawTheme();
    });
    watch('(prefers-reduced-motion: reduce)', (matches) => (this.isStill = matches));
  }

  change(wish: Partial<Settings>): void {
    Object.assign(this.settings, wish);
    keepSettings(storage('localStorage'), $state.snapshot(this.settings));
    this.drawTheme();
    if (wish.language) void this.speak(wish.language);
  }

  /** The first catalogue; asked for again until it comes. */
  begin(): Promise<void> {
    this.beginning ??= this.first();
    return this.beginning;
  }

  private async first(): Promise<void> {
    for (let pause = 500; !this.catalogue; pause = Math.min(5000, pause * 2)) {
      try {
        await this.speak(this.settings.language);
      } catch {
        await new Promise((done) => setTimeout(done, pause));
      }
    }
  }

  /** Switch to a language as soon as its catalogue is here. */
  async speak(language: Language): Promise<void> {
    let coming = this.loaded.get(language);
    if (!coming) {
      coming = this.client.texts(language).then((texts) => new Catalogue(language, texts));
      this.loaded.set(language, coming);
      coming.catch(() => this.loaded.delete(language));
    }
    const catalogue = await coming;
    if (this.settings.language !== language && this.catalogue) return;
    this.catalogue = catalogue;
    document.documentElement.lang = language;
    setLetters(language);
  }

  /** The games, asked for once. */
  games(): Promise<GameFacts[]> {
    this.gamesComing ??= this.client.games();
    this.gamesComing.catch(() => (this.gamesComing = null));
    return this.gamesComing;
  }

  /** A catalogue key in the reader's language. */
  say = (key: string, params?: Message['params'], names?: readonly string[]): string =>
    this.catalogue?.say(key, params, names) ?? '';

  has = (key: string): boolean => this.catalogue?.has(key) ?? false;

  /** How long one step of others' moves may be shown. */
  get animation(): Settings['animation'] {
    // Step by step nothing moves by itself.
    if (this.settings.animation === 'step') return 'step';
    return this.isStill ? 'off' : this.settings.animation;
  }

  /** Whether the page is drawn in daylight, by wish or as the system is. */
  get isLight(): boolean {
    return themeOf(this.settings.theme, this.systemIsLight) === 'surface';
  }

  private drawTheme(): void {
    document.documentElement.dataset['theme'] = this.isLight ? 'surface' : 'mine';
    document.documentElement.dataset['animation'] = this.settings.animation;
  }
}

function watch(query: string, changed: (matches: boolean) => void): void {
  const media = matchMedia(query);
  changed(media.matches);
  media.addEventListener('change', () => changed(media.matches));
}

export const reader = new Reader();
