over-won = Wygrywa { $names }
over-won-points = Wygrywa { $names }, { $points }
over-shared = Zwycięstwem dzielą się { $names }
over-shared-points = Zwycięstwem dzielą się { $names }, { $points }
over-draw = Remis
over-draw-points = Remis { $points }
over-plain = { $how }.
over-because = { $how }: { $reason }.
over-agreed = Remis za porozumieniem.
over-resigned = { $name } poddaje partię.
over-time = { $name } przekracza czas.
over-penalty = { $points ->
    [one] { $name } – kara za czas: jeden punkt.
    [few] { $name } – kara za czas: { $points } punkty.
   *[many] { $name } – kara za czas: { $points } punktów.
}
over-aborted = Partia została anulowana.
over-given-up = Partia poddana. { $tally }
over-abandoned = { $name } odchodzi i nie wraca.
