import { drawScene } from '../index';
import { fiveG, kamon, pantarei, snekagon, tantrix } from './samples';

const wish = new URLSearchParams(location.search);
const theme = wish.get('theme') === 'dark' ? 'dark' : 'light';
document.body.classList.toggle('dark', theme === 'dark');
const look = {
  theme,
  palette: wish.has('blind') ? 'colour-blind' : 'standard',
  marks: wish.has('marks'),
  motion: false,
} as const;
for (const sample of [kamon(), pantarei(), snekagon(), fiveG(), tantrix(), fiveG(5)]) {
  document.getElementById('pictures')!.append(drawScene(sample.scene, look));
}
