//! The numbers of the tiles, as the sets sold today print them.
//!
//! Each entry is a tile's six side colours clockwise from the north-east at rotation 0,
//! and the colour of the number on its back. That these are all the tiles there can be,
//! each once, is proved against [`super::derive`].

#[rustfmt::skip]
pub(super) const TILES: [(&str, char); 56] = [
    ("YBRBRY", 'Y'), ("RBYYBR", 'Y'), ("RBBYYR", 'Y'), ("RBRYBY", 'R'), // 1-4
    ("YRBBRY", 'R'), ("BYBRYR", 'B'), ("BYRYRB", 'B'), ("BRYRYB", 'B'), // 5-8
    ("BRBYRY", 'Y'), ("YRBRBY", 'R'), ("RBYBYR", 'R'), ("RYBYBR", 'Y'), // 9-12
    ("BYRRYB", 'B'), ("RYYBBR", 'B'), ("GRYYRG", 'R'), ("RYGGYR", 'R'), // 13-16
    ("YGRGRY", 'Y'), ("YRGRGY", 'R'), ("RGYGYR", 'R'), ("RYGYGR", 'Y'), // 17-20
    ("GRRYYG", 'Y'), ("YGRRGY", 'Y'), ("GYYRRG", 'Y'), ("GBRRBG", 'R'), // 21-24
    ("BGGRRB", 'R'), ("RGBBGR", 'R'), ("RBGBGR", 'R'), ("BRRGGB", 'R'), // 25-28
    ("RGBGBR", 'R'), ("BRGGRB", 'R'), ("GRYRYG", 'Y'), ("YGYRGR", 'G'), // 29-32
    ("GYRYRG", 'G'), ("YRYGRG", 'G'), ("RYRGYG", 'G'), ("GRBRBG", 'G'), // 33-36
    ("BGRGRB", 'G'), ("BRGRGB", 'G'), ("BGBRGR", 'B'), ("GBGRBR", 'B'), // 37-40
    ("GBRBRG", 'B'), ("GRGBRB", 'B'), ("YGGBBY", 'B'), ("GYGBYB", 'Y'), // 41-44
    ("YBBGGY", 'G'), ("GBYBYG", 'G'), ("BYGGYB", 'G'), ("GBYYBG", 'W'), // 45-48
    ("YGBBGY", 'W'), ("GBGYBY", 'W'), ("YGYBGB", 'W'), ("GYBYBG", 'W'), // 49-52
    ("YGBGBY", 'W'), ("YBGBGY", 'W'), ("BGYGYB", 'W'), ("BYGYGB", 'W'), // 53-56
];
