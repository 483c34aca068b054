package arbiter.cli;

import arbiter.cli.character.Interview;
import arbiter.cli.terminal.Terminal;
import arbiter.content.yaml.Source;
import arbiter.rulebook.build.Questionnaire;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Leads through questions to a character file, and prints or writes it. */
abstract class CharacterFileCommand implements Callable<Integer> {

    @Option(names = "--out", paramLabel = "FILE", description = "Write it there instead of printing it.")
    private Path out;

    @Mixin
    private HomebrewOption homebrew;

    private final BuildKind made;
    private final Terminal terminal;

    private CharacterFileCommand(BuildKind made, Terminal terminal) {
        this.made = made;
        this.terminal = terminal;
    }

    abstract Questionnaire<String> questions(BuildKind what, List<Path> packs);

    @Override
    public Integer call() {
        OutputFile.refuseToReplace(out);
        return OutputFile.deliver(Interview.hold(questions(made, homebrew.folders()), terminal), out, terminal);
    }

    /** The making of a character. */
    @Command(
            name = "new",
            description = {
                "Makes a new character: question after question, each with what is legal.",
                "The file is written at the end; 'back' takes an answer back, 'quit' leaves without a file."
            },
            footer = {"", "Example:", "  arbiter character new GAME --out ona.yaml"})
    static final class New extends CharacterFileCommand {

        @Parameters(paramLabel = "GAME", description = "The game, as 'arbiter games' lists it.")
        private String game;

        New(BuildKind made, Terminal terminal) {
            super(made, terminal);
        }

        @Override
        Questionnaire<String> questions(BuildKind what, List<Path> packs) {
            return DeskFinder.of(what, game, packs).create();
        }
    }

    /** A character's way to its next level. */
    @Command(
            name = "level",
            description = {
                "Raises a character to its next level: question after question, each with what is legal.",
                "The character as it is then is printed, or written where --out says; the file itself stays as it is.",
                "Comments and layout of the file are kept."
            },
            footer = {"", "Example:", "  arbiter character level ona.yaml --out ona-2.yaml"})
    static final class Level extends CharacterFileCommand {

        @Parameters(paramLabel = "FILE", description = "The character.")
        private Path file;

        Level(BuildKind made, Terminal terminal) {
            super(made, terminal);
        }

        @Override
        Questionnaire<String> questions(BuildKind what, List<Path> packs) {
            return DeskFinder.of(what, file, packs).level(Source.file(file));
        }
    }
}
