over-won = Vítěz: { $names }
over-won-points = Vítěz: { $names }, { $points }
over-shared = O vítězství se dělí { $names }
over-shared-points = O vítězství se dělí { $names }, { $points }
over-draw = Remíza
over-draw-points = Remíza { $points }
over-plain = { $how }.
over-because = { $how } ({ $reason }).
over-agreed = Remíza dohodou.
over-resigned = { $name } se vzdává.
over-time = { $name }: čas vypršel.
over-penalty = { $points ->
    [one] { $name } – trest za čas: jeden bod.
    [few] { $name } – trest za čas: { $points } body.
   *[other] { $name } – trest za čas: { $points } bodů.
}
over-aborted = Partie byla zrušena.
over-given-up = Vzdáno. { $tally }
over-abandoned = { $name } odchází a nevrací se.
