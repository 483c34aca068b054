package arbiter.cli;

/** The page that {@code arbiter --help} shows. */
final class HelpPage {

    static final String TEXT = """
            Arbiter runs tabletop role-playing games by their rules: it rolls, explains every
            total, and knows the exact odds of anything before you do it.

            Usage: arbiter COMMAND [options]

            Together
              serve              host tables for browsers    arbiter serve
              backup             copy all that is kept       arbiter backup
              restore [FILE]     put a copy back             arbiter restore
              verify-dice FILE   check a saved table's dice  arbiter verify-dice table.json
              package            for machines without Java   ./arbiter package

            Dice
              roll EXPR          throw dice                  arbiter roll "4d6kh3+2"
              odds EXPR          the exact odds of a roll    arbiter odds "2d6+6 vs 2d6+5"

            Situations (a file that says who is where, and what happens)
              run FILE           play it and check it        arbiter run examples/duel.yaml
              odds FILE          odds of the next command    arbiter odds examples/duel.yaml
              play FILE          play it here                arbiter play examples/duel.yaml

            Many fights at once (docs/lab.md)
              simulate FILE      play it a thousand times    arbiter simulate capital/brawl
              compare A B        which is better            arbiter compare before.yaml after.yaml
              ablate FILE        what decides it            arbiter ablate capital/brawl
              sensitivity FILE   what one point is worth    arbiter sensitivity duel/crossing
              sweep FILE         every combination          arbiter sweep examples/duel/sweep.yaml
              balance FILE       changes that make it fair  arbiter balance capital/brawl --target 65%
              duel A B           who beats whom             arbiter duel duel/blade duel/brute
              tier-list GAME     everybody rated            arbiter tier-list wasteland
              builds GAME        strong builds that differ  arbiter builds gladiators --axes attacks
              ladder GAME        which agent plays better   arbiter ladder duel
              calibrate FILE     do the chances fit         arbiter calibrate table.json

            Games
              games              the games that are here     arbiter games
              rules [GAME] WORDS look something up           arbiter rules duel parry
              coverage [GAME]    what is automated           arbiter coverage duel

            Characters (of games that build them by rules)
              character new GAME     make one                arbiter character new capital
              character check FILE   totals and problems     arbiter character check ona.yaml
              character level FILE   to the next level       arbiter character level ona.yaml
              mecha new GAME         machines, likewise      arbiter mecha check alba.yaml
              encounter GAME         enemies for a party     arbiter encounter centuryg --party ona.yaml

            Shell
              completion         a script for bash and zsh   source <(arbiter completion)
              help COMMAND       more about a command        arbiter help odds

            Options of most commands
              --json             for programs; docs/json.md describes it
              --seed N           the same dice again
              --homebrew DIR     your own content beside the game's
              --no-color         no colours (so does NO_COLOR); --debug, --version

            Exit codes: 0 done, 1 a check failed, 2 wrong use.
            Read on: README.md, docs/dice.md (notation), docs/situations.md (files).
            """;

    private HelpPage() {}
}
