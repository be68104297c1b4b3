use std::io::Write;

use anstyle::{Effects, Style};
use clap::Args;
use game::{Family, Message};
use texts::Language;

use crate::TEXTS;
use crate::failure::Failure;

const STRONG: Style = Style::new().effects(Effects::BOLD);

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME")]
    game: Option<String>,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if let Some(game) = &arguments.game {
        return describe(catalog::configure(game)?.family(), language, out);
    }
    for (index, family) in catalog::families().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        describe(family, language, out)?;
    }
    Ok(())
}

fn describe(family: &Family, language: Language, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(
        out,
        "{STRONG}{}{STRONG:#}  {}, {}",
        family.id, family.title, family.author
    )?;
    let say = |code: &str| family.texts.plain(language, code);
    writeln!(out, "    {} {}", say("summary"), say("goal"))?;
    let (fewest, most) = (*family.players.start(), *family.players.end());
    let players = if fewest == most {
        "players"
    } else {
        "players-range"
    };
    let players = Message::new(&TEXTS, players)
        .with("fewest", fewest)
        .with("most", most);
    writeln!(out, "    {}", players.sentence(language))?;
    for option in family.options {
        let known: Vec<String> = option
            .values
            .iter()
            .map(|&value| {
                if value == option.default {
                    format!("[{value}]")
                } else {
                    value.to_owned()
                }
            })
            .collect();
        let meaning = say(&format!("option-{}", option.name));
        writeln!(out, "    {}={}  {meaning}", option.name, known.join("|"))?;
    }
    Ok(())
}
