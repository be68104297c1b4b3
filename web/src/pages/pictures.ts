/** A position of a real game for each, as pictures of what the games are like. */
export interface Picture {
  spec: string;
  setup: string;
  moves: string;
}

export const PICTURES: Record<string, Picture> = {
  kamon: {
    spec: 'kamon',
    setup: 'RgYfPdPg/OmRmRbRdYd/GgRnBbBd--Od/GnYnBgPfOfGfYb/PbObYmBfPnBm/OnOgPmGmBn/YgGbRfGd',
    moves:
      'e1 e5 d2 d7 a5 e4 d4 d5 f2 e2 b5 g3 b4',
  },
  pantarei: {
    spec: 'pantarei',
    setup: 'B3W2W3W3W3W1B1B1B3B2W2B2B3N0W1B2W1B1W2',
    moves:
      'black 4=19 7>6 2=16 6>5 3>6 4=8 13>12 7=15 3>5 5=7 15>12 3>1 2=10 4>>3',
  },
  snekagon: {
    spec: 'snekagon',
    setup: '-',
    moves:
      'f1 i8-j7 b10-b11-c11-d10 a8-b7-c6-d5 e10-f10-g9 g4-g5-g6 f2-f3-f4-f5 i5-j4-j3-j2 h8-i7-j6-j5 ' +
      'g3-h2-i2 d8-e7-f6',
  },
  'snekagon-5g': {
    spec: 'snekagon-5g(players=2,advanced=off)',
    setup: 'AD',
    moves:
      '1:d8-e7-f7-g6 2:e2-f2-f3 1>2:g6-f6-f5-f4 2>1:f3-f4 2:j1-k1-k2-k3-k4 2:a11-b10-c9-d8 1:i6-i7-j7 ' +
      '2>1:a11-b10-b9-c8-c7 1>2:i6-j5 2>1:e2-d3-d4-c5-b6',
  },
  tantrix: {
    spec: 'tantrix(players=2)',
    setup: 'RG:10.17.40.6.34.52.51.12.4.21.42.27.7.1.41.46.47.30.26.20.50.53.32.3.11.48.56.19.35.43.45.18.13.8.28.29.5.25.14.24.23.44.49.54.37.22.39.55.15.9.16.38.33.31.36.2',
    moves:
      '52@0,0r0 12@1,0r1 7@1,1r2 4@2,1r0 6@3,1r2 42@0,-1r2 51@1,-1r5 30@0,1r0 17@-1,2r5 34@-1,1r0 ' +
      '27@-1,0r0 46@0,-2r5 3@2,0r4 1@2,-1r5 20@3,0r3 41@3,-1r2 19@0,2r4 35@-1,-1r2 53@1,2r1 40@-2,3r3 ' +
      '26@-1,3r1 56@-2,2r4',
  },
};
