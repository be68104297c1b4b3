import config from './playwright.config.ts';

// What whole games cost on the line (e2e/traffic.ts): a measurement and no test.
export default { ...config, testMatch: 'traffic.ts', workers: 1 };
