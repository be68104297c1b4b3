import { mount } from 'svelte';
import App from './App.svelte';
import { meet } from './person.svelte';
import './style/tokens.css';
import './style/base.css';
import { preferred, speak } from './texts/index.svelte';

void meet();
await speak(preferred());
mount(App, { target: document.getElementById('app')! });
