import { mount } from 'svelte';
import { orReload } from './api/or-reload';
import { hasServer } from './api/reach.svelte';
import App from './App.svelte';
import { calls } from './calls';
import { useLanguage } from './games.svelte';
import { lobby } from './lobby.svelte';
import { loadSession } from './session.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { route } from './router.svelte';
import { preferredLanguage } from './texts/index.svelte';
import { keepForOffline } from './updates.svelte';

/** A server that is slow to tell what goes on does not keep the first page from being shown. */
const PATIENCE_MS = 1_000;

/** Inside a page of another site nobody plays, so nobody is asked who they are. */
const embedded = hasServer && route.path.startsWith('/embed/match/');

// The socket needs the name that a stranger is given first.
if (hasServer && !embedded) void loadSession().then(() => lobby.connect(calls));
const language = preferredLanguage();
// Czech and Polish headings need a file that index.html, the same for everybody, does not preload.
if (language !== 'en') void document.fonts.load('600 1em Fraunces', 'ě');
await Promise.all([
  orReload(() => useLanguage(language)),
  hasServer && !embedded && Promise.race([lobby.load(), new Promise((done) => setTimeout(done, PATIENCE_MS))]),
]);
const target = document.getElementById('app')!;
if (embedded) {
  const { showEmbedded } = await orReload(() => import('./embed'));
  showEmbedded(target);
} else {
  mount(App, { target });
  void keepForOffline();
}
